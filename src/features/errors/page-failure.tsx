import { type ErrorComponentProps, Link, useLocation, useRouteContext } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Phone } from '#features/firm/phone.tsx'
import { Page } from '#features/page/page.tsx'
import { ContentUnavailable, contentTexts, POST_TIMEOUT_MS } from '#shared/content.ts'
import { FAILED, isAborted, RELOAD, UNEXPECTED } from '#shared/failure.ts'
import { StateColumns } from '#ui/state-columns.tsx'
import { PagePending } from './page-pending.tsx'
import { isReloading } from './preload-failure.ts'

/**
 * Errors that post pages may show, identified by message, because errors lose their class on the way from server to browser.
 */
const POST_FAILURES: readonly string[] = [contentTexts.post, contentTexts.timedOut(POST_TIMEOUT_MS)]

/**
 * Returns the title and message that visitors see for an error. Returns undefined if visitors must not see the message.
 * Returns empty strings after an abort or during a reload.
 */
export function describePageFailure(error: unknown, path: string): { title: string; message: string } | undefined {
  if (isAborted(error) || isReloading()) return { title: '', message: '' }
  const title = isPost(path) ? contentTexts.postTitle : contentTexts.pageTitle
  if (typeof navigator !== 'undefined' && navigator.onLine === false)
    return { title: contentTexts.offlineTitle, message: contentTexts.offline }
  if (error instanceof ContentUnavailable) return { title: error.title ?? title, message: error.message }
  if (error instanceof Error && POST_FAILURES.includes(error.message)) return { title, message: error.message }
  return undefined
}

function wayOut(path: string) {
  if (path === '/') return ['/contact', 'Contact Us'] as const
  return isPost(path) ? (['/blog', 'Back to News'] as const) : (['/', 'Back to Home'] as const)
}

function isPost(path: string): boolean {
  return path.startsWith('/blog/')
}

/**
 * Reloads the page when the browser comes back online. Shows a skeleton instead of an error after an aborted request,
 * because an abort usually means that the visitor is leaving the page.
 */
export function PageFailure({ error }: ErrorComponentProps) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const { phone } = useRouteContext({ from: '__root__', select: ({ page }) => page.brand.contact })
  useEffect(() => {
    const reload = () => location.reload()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  const { title, message } = describePageFailure(error, path) ?? { title: FAILED, message: UNEXPECTED }
  if (!title) return <PagePending />
  const [exit, exitText] = wayOut(path)
  return (
    <Page title={title} drawing={null}>
      <StateColumns>
        <p>{message}</p>
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
          <Link to="." reloadDocument className="button">
            {RELOAD}
          </Link>
          <Link to={exit} className="icon-link">
            {exitText}
          </Link>
        </p>
        <p className="mt-6 text-muted">
          Or call us: <Phone number={phone} />
        </p>
      </StateColumns>
    </Page>
  )
}
