import type { ComponentPropsWithoutRef } from "react";
import { useCompany } from "./useCompany";

/** The phone number, on one line where it fits. */
export function PhoneNumber() {
  const { phone } = useCompany();
  return <span className="noWrap">{phone}</span>;
}

/** A link that calls the phone number; it shows the number, or its children. */
export function PhoneLink({
  className = "target",
  children,
  ...attributes
}: ComponentPropsWithoutRef<"a">) {
  const { phone } = useCompany();
  return (
    <a href={`tel:${phone.replaceAll(" ", "")}`} className={className} {...attributes}>
      {children ?? <PhoneNumber />}
    </a>
  );
}

/** A link to the e-mail address. */
export function EmailLink() {
  const { email } = useCompany();
  return (
    <a href={`mailto:${email}`} className="target">
      {email}
    </a>
  );
}
