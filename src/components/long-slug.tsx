import { Link, useNavigate, useRouteContext } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { Page } from '#layouts/page'
import { lookUp, tryShorter } from '#queries/long-slug'
import { longSlugTexts, MANUAL_ATTEMPTS } from '#shared/long-slug'
import { showToast } from '#ui/toast'

/** So long a toast is seen before the page goes, ms. */
const READ_MS = 1200

/** The 404 page of an exceptionally long blog address: looks for the post by itself, and then at the visitor's word. */
export function LongSlug({ slug }: { slug: string }) {
  const content = useRouteContext({ from: '__root__', select: (context) => context.content })
  const navigate = useNavigate()
  const [attempts, setAttempts] = useState(0)
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    let here = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const found = (description: string, go: () => void) => {
      showToast({ title: longSlugTexts.foundTitle, description })
      timer = setTimeout(go, READ_MS)
    }
    lookUp(content, slug)
      .then((find) => {
        if (!here) return
        if (find.kind === 'reload') found(longSlugTexts.reloading, () => location.reload())
        if (find.kind === 'redirect') found(longSlugTexts.redirecting, () => void goTo(find.slug))
      })
      .catch((error: unknown) => console.error(error))
    const goTo = (shorter: string) => navigate({ to: '/blog/$slug', params: { slug: shorter }, replace: true })
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [content, slug, navigate])

  async function retry() {
    setBusy(true)
    try {
      const shorter = await tryShorter(content, slug, attempts)
      if (shorter) {
        showToast({ title: longSlugTexts.successTitle, description: longSlugTexts.success })
        return void navigate({ to: '/blog/$slug', params: { slug: shorter }, replace: true })
      }
      showToast({ title: longSlugTexts.failedTitle, description: longSlugTexts.failed, destructive: true })
    } catch (error) {
      console.error(error)
      const description = error instanceof Error ? error.message : longSlugTexts.failed
      showToast({ title: longSlugTexts.errorTitle, description, destructive: true })
    } finally {
      setBusy(false)
    }
    setAttempts(attempts + 1)
  }

  const over = attempts >= MANUAL_ATTEMPTS
  const message = useRef<HTMLParagraphElement>(null)
  // The button goes, and with it the place of the keyboard.
  useEffect(() => {
    if (over) message.current?.focus()
  }, [over])

  const lead = (
    <p ref={message} role="status" tabIndex={-1}>
      {over ? longSlugTexts.failedTwice : longSlugTexts.message}
    </p>
  )
  return (
    <Page title="404" lead={lead}>
      <p className="flex flex-wrap gap-4">
        <Link to="/blog" search={{}} className="button-primary">
          {longSlugTexts.news}
        </Link>
        {over ? null : (
          <span className="needs-script">
            <button type="button" className="button-quiet" aria-disabled={busy} onClick={busy ? undefined : retry}>
              {busy ? longSlugTexts.looking : longSlugTexts.tryShorter}
            </button>
          </span>
        )}
      </p>
    </Page>
  )
}
