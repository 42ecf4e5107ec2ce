import { useRouteContext } from '@tanstack/react-router'
import { ContactLink } from '#features/firm/contact-link.tsx'
import { isOmitted, serviceLink } from '#shared/menu.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { PrintButton } from '#ui/slip.tsx'
import { type ScenarioPair, writeFragment } from './model/fragment.ts'

/** The calculator's link to the contact form preselects the first of these services that the brand offers. */
const SERVICES = ['personal-tax', 'business-tax']

export function SlipActions(pair: ScenarioPair) {
  const menu = useRouteContext({ from: '__root__', select: ({ page }) => page.menu })
  const url = `${location.href.split('#')[0]}#${writeFragment(pair)}`
  return (
    <>
      <CopyButton
        text={url}
        label="Copy Link"
        done="Link copied."
        failed="Your browser did not allow copying. Select the link below and copy it."
        fallback="Link to your estimate"
      />
      <PrintButton />
      <ContactLink service={SERVICES.find((id) => !isOmitted(menu, serviceLink(id)))} estimate={url}>
        Talk to Us<span className="sr-only"> About This Result</span>
      </ContactLink>
      <p>We get your numbers only if you send us the link.</p>
    </>
  )
}
