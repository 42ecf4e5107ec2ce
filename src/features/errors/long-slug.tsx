import { Link, useNavigate, useRouteContext } from '@tanstack/react-router'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Page } from '#features/page/page.tsx'
import { isAborted } from '#shared/failure.ts'
import { showToast } from '#ui/toast.tsx'
import { lookUp, tryShorter } from './long-slug-lookup.ts'
import { FOUND_MS, longSlugTexts, MANUAL_ATTEMPTS } from './long-slug-texts.ts'
import { notFoundTexts } from './not-found-texts.ts'
import { Reasons } from './reasons.tsx'

export function LongPostSlug({ slug }: { slug: string }) {
  const content = useRouteContext({ from: '__root__', select: (context) => context.content })
  const navigate = useNavigate()
  const [attempts, setAttempts] = useState(0)
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    let isMounted = true
    let timer: ReturnType<typeof setTimeout> | undefined
    async function findPost() {
      const found = await lookUp(content, slug)
      if (!isMounted || found.kind === 'none') return
      const reloads = found.kind === 'reload'
      const description = reloads ? longSlugTexts.reloading : longSlugTexts.redirecting
      showToast({ title: longSlugTexts.foundTitle, description })
      const params = { slug: reloads ? slug : found.slug }
      const show = () => (reloads ? location.reload() : void navigate({ to: '/blog/$slug', params, replace: true }))
      timer = setTimeout(show, FOUND_MS)
    }
    findPost().catch(console.error)
    return () => {
      isMounted = false
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
      if (isAborted(error)) return undefined
      console.error(error)
      const description = error instanceof Error ? error.message : longSlugTexts.failed
      showToast({ title: longSlugTexts.errorTitle, description, destructive: true })
    } finally {
      setBusy(false)
    }
    setAttempts(attempts + 1)
  }

  const isOver = attempts >= MANUAL_ATTEMPTS
  const message = useRef<HTMLParagraphElement>(null)
  // Moves focus to the message, because the button that had focus disappears.
  useLayoutEffect(() => {
    if (isOver) message.current?.focus()
  }, [isOver])

  const lead = (
    <p ref={message} role="status" tabIndex={-1}>
      {isOver ? longSlugTexts.failedTwice : longSlugTexts.message}
    </p>
  )
  return (
    <LongSlugPage lead={lead}>
      {isOver ? null : (
        <span className="needs-script">
          <button type="button" className="button-quiet" aria-disabled={busy} onClick={busy ? undefined : retry}>
            {busy ? longSlugTexts.looking : longSlugTexts.tryShorter}
          </button>
        </span>
      )}
    </LongSlugPage>
  )
}

export function LongTagSlug() {
  return <LongSlugPage lead={longSlugTexts.tagMessage} />
}

function LongSlugPage({ lead, children }: { lead: ReactNode; children?: ReactNode }) {
  return (
    <Page title="404" lead={lead} drawing={null}>
      <Reasons reasons={longSlugTexts.reasons} />
      <p className="mt-8 flex flex-wrap gap-4">
        <Link to="/blog" search={{}} className="button">
          {longSlugTexts.news}
        </Link>
        <Link to="/contact" className="button-quiet">
          {notFoundTexts.support}
        </Link>
        {children}
      </p>
    </Page>
  )
}
