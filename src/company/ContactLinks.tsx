import type { ComponentPropsWithoutRef } from "react";
import { useCompany } from "./useCompany";

/** The phone number, or what stands in its place, one tap away. */
export function PhoneLink({
  className = "target",
  children,
  ...attributes
}: ComponentPropsWithoutRef<"a">) {
  const { phone } = useCompany();
  return (
    <a href={`tel:${phone.replaceAll(" ", "")}`} className={className} {...attributes}>
      {children ?? <span className="noWrap">{phone}</span>}
    </a>
  );
}

/** The e-mail address. */
export function EmailLink() {
  const { email } = useCompany();
  return (
    <a href={`mailto:${email}`} className="target">
      {email}
    </a>
  );
}
