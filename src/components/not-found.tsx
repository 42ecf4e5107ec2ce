import { Link } from '@tanstack/react-router'
import { HomeCountdown } from '#components/home-countdown'
import { Reasons } from '#components/reasons'
import { StateColumns } from '#components/state-columns'
import { SuggestedPage } from '#components/suggested-page'
import { Page } from '#layouts/page'
import { notFoundTexts } from '#shared/not-found'

export function NotFound() {
  return (
    <Page title="404" lead={notFoundTexts.message} drawing={null}>
      <StateColumns>
        <HomeCountdown />
        <SuggestedPage />
        <Reasons reasons={notFoundTexts.reasons} />
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2">
          <Link to="/" className="button-primary max-sm:w-full">
            {notFoundTexts.home}
          </Link>
          <Link to="/contact" className="icon-link">
            {notFoundTexts.support}
          </Link>
        </p>
      </StateColumns>
    </Page>
  )
}
