import { useRouteContext } from '@tanstack/react-router'
import { type ScenarioPair, writeFragment } from '#calculator/fragment.ts'
import { ContactLink } from '#components/contact-link.tsx'
import { CopyButton } from '#components/copy-button.tsx'
import { PrintButton } from '#components/slip.tsx'
import { isOmitted, serviceLink } from '#shared/menu.ts'

/** The service that a visitor asks about, unless the brand omits it. */
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
