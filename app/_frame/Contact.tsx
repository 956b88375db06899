import { ContactSection } from '@/components/sections/ContactSection';
import { contact } from '@/content/contact';
import { getPicture } from '@/content/pictures';
import { hoursLine, site } from '@/content/site';
import { contactResetMs, contactTimeoutMs } from '@/content/timing';

/** The contact section with the site's addresses; at most one on a page, since `contact` and `form` are anchors. */
export function Contact() {
  return (
    <ContactSection
      contact={contact}
      address={site.addressLines}
      phones={site.phones}
      emails={site.emails}
      hours={site.workingHours.map(hoursLine)}
      mapUrl={site.mapUrl}
      mapPicture={getPicture(contact.map.image)}
      keys={site.emailjs}
      resetMs={contactResetMs}
      timeoutMs={contactTimeoutMs}
    />
  );
}
