import { useCompany } from "./useCompany";

type ContactLinkProps = { className?: string };

/** The phone number, one tap away. */
export function PhoneLink({ className }: ContactLinkProps) {
  const { phone } = useCompany();
  return (
    <a href={`tel:${phone.replaceAll(" ", "")}`} className={className}>
      <span className="noWrap">{phone}</span>
    </a>
  );
}

/** The e-mail address. */
export function EmailLink({ className }: ContactLinkProps) {
  const { email } = useCompany();
  return (
    <a href={`mailto:${email}`} className={className}>
      {email}
    </a>
  );
}
