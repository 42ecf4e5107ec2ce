import { type ErrorComponentProps, Link } from '@tanstack/react-router'
import { PagePending } from '#components/page-pending'
import { Page } from '#layouts/page'
import { contactTexts } from '#shared/contact-texts'
import { ContentUnavailable, contentTexts } from '#shared/content'
import { FAILED, RELOAD } from '#shared/failure'
import { isReloading } from '../preload-failure'

/** What is fit for visitors; being offline explains any failure. */
function knownWords(error: unknown): string | undefined {
  if (typeof navigator !== 'undefined' && navigator.onLine === false) return contentTexts.offline
  // By its words: of an error that came with the page the browser gets no more than its message.
  return error instanceof Error && Object.values(contentTexts).some((text) => text === error.message)
    ? error.message
    : undefined
}

/** A page that could not be made. Only a failure that is known to be fit for visitors is shown in its own words. */
export function PageFailure({ error }: ErrorComponentProps) {
  if (isReloading()) return <PagePending />
  const known = knownWords(error)
  const offline = known === contentTexts.offline ? contentTexts.offlineTitle : undefined
  const title = offline ?? (error instanceof ContentUnavailable ? error.title : undefined)
  return (
    <Page title={title ?? (known ? contentTexts.postTitle : FAILED)}>
      <p>{known ?? contactTexts.unexpected}</p>
      <p className="mt-6 flex gap-6">
        <Link to="." reloadDocument>
          {RELOAD}
        </Link>
        <Link to="/blog">Back to News</Link>
      </p>
    </Page>
  )
}
