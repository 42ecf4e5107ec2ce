import { type ErrorComponentProps, Link } from '@tanstack/react-router'
import { PagePending } from '#components/page-pending'
import { Page } from '#layouts/page'
import { contactTexts } from '#shared/contact-texts'
import { ContentUnavailable, contentTexts } from '#shared/content'
import { FAILED, RELOAD } from '#shared/failure'
import { isReloading } from '../preload-failure'

/** The message to show, or undefined for an error whose message is not meant for visitors. */
function publicMessage(error: unknown): string | undefined {
  if (typeof navigator !== 'undefined' && navigator.onLine === false) return contentTexts.offline
  // Compares messages, because the browser receives only the message of an error that happened on the server.
  return error instanceof Error && Object.values(contentTexts).some((text) => text === error.message)
    ? error.message
    : undefined
}

/** Replaces a page that failed to load or render. */
export function PageFailure({ error }: ErrorComponentProps) {
  if (isReloading()) return <PagePending />
  const message = publicMessage(error)
  const offline = message === contentTexts.offline ? contentTexts.offlineTitle : undefined
  const title = offline ?? (error instanceof ContentUnavailable ? error.title : undefined)
  return (
    <Page title={title ?? (message ? contentTexts.postTitle : FAILED)}>
      <p>{message ?? contactTexts.unexpected}</p>
      <p className="mt-6 flex gap-6">
        <Link to="." reloadDocument>
          {RELOAD}
        </Link>
        <Link to="/blog">Back to News</Link>
      </p>
    </Page>
  )
}
