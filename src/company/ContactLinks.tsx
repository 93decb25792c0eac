import type { ReactNode } from "react";
import { useCompany } from "./useCompany";

type ContactLinkProps = { className?: string };

type PhoneLinkProps = ContactLinkProps & {
  /** What screen readers say, where the children are but a sign. */
  label?: string;
  /** What stands in place of the number. */
  children?: ReactNode;
};

/** The phone number, one tap away. */
export function PhoneLink({ className = "target", label, children }: PhoneLinkProps) {
  const { phone } = useCompany();
  return (
    <a href={`tel:${phone.replaceAll(" ", "")}`} className={className} aria-label={label}>
      {children ?? <span className="noWrap">{phone}</span>}
    </a>
  );
}

/** The e-mail address. */
export function EmailLink({ className = "target" }: ContactLinkProps) {
  const { email } = useCompany();
  return (
    <a href={`mailto:${email}`} className={className}>
      {email}
    </a>
  );
}
