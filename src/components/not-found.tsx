import { Link } from '@tanstack/react-router'
import { Page } from '#layouts/page'
import { notFoundTexts } from '#shared/not-found'

export function NotFound() {
  return (
    <Page title="404" lead={notFoundTexts.message}>
      <p>This may be because:</p>
      <ul className="mt-2 list-disc pl-5">
        {notFoundTexts.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p className="mt-8 flex flex-wrap gap-6">
        <Link to="/" className="bg-brand text-on-brand px-5 py-3 font-semibold no-underline">
          {notFoundTexts.home}
        </Link>
        <Link to="/contact" className="px-1 py-3">
          {notFoundTexts.support}
        </Link>
      </p>
    </Page>
  )
}
