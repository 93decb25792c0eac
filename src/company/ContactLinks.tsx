import { SiteLink } from "../components/SiteLink/SiteLink";
import { useCompany } from "./useCompany";

type ContactLinkProps = { className?: string };

/** The phone number, one tap away. */
export function PhoneLink({ className }: ContactLinkProps) {
  const { phone } = useCompany();
  return (
    <SiteLink to={`tel:${phone.replaceAll(" ", "")}`} className={className}>
      <span className="noWrap">{phone}</span>
    </SiteLink>
  );
}

/** The e-mail address. */
export function EmailLink({ className }: ContactLinkProps) {
  const { email } = useCompany();
  return (
    <SiteLink to={`mailto:${email}`} className={className}>
      {email}
    </SiteLink>
  );
}
