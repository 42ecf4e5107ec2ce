import { type AnyRouter, useRouteContext, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { POST_BODY_ID } from '#queries/post-body'
import { PICTURE_FAILED } from '#shared/picture'
import { inSiteTarget, keepDomain } from '#shared/post-links'
import '../theme/cards.css'

/**
 * A post's text: whole and usable as it comes from the server; script adds players, says which pictures failed and
 * follows links inside the site without leaving the page.
 */
export function PostBody({ html }: { html: string }) {
  const body = useRef<HTMLDivElement>(null)
  const router = useRouter()
  const domain = useRouteContext({ from: '__root__', select: ({ page }) => page.domain })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another set of pictures.
  useEffect(() => (body.current ? tend(body.current, router, domain) : undefined), [html, router, domain])
  return (
    <div
      ref={body}
      id={POST_BODY_ID}
      className="prose mt-10"
      // Cleaned when it entered the cache: worker/ghost/html.ts.
      dangerouslySetInnerHTML={{ __html: keepDomain(html, domain) }}
      suppressHydrationWarning
    />
  )
}

function tend(body: HTMLElement, router: AnyRouter, domain: string | undefined): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const failed = (target: EventTarget | null) => {
    if (target instanceof HTMLImageElement) target.replaceWith(standIn(target))
  }
  // Errors of pictures do not bubble.
  body.addEventListener('error', ({ target }) => failed(target), { capture: true, signal })
  body.addEventListener('click', (event) => play(event), { signal })
  body.addEventListener('click', (event) => follow(event, router, domain), { signal })
  // Those that failed before anybody listened.
  for (const image of body.querySelectorAll('img')) if (image.complete && image.naturalWidth === 0) failed(image)
  return () => stop.abort()
}

/** In the picture's own place and size, so that the text around it stays where it is. */
function standIn(image: HTMLImageElement): HTMLElement {
  const [width, height] = [image.getAttribute('width'), image.getAttribute('height')]
  const box = document.createElement('span')
  box.className = 'picture-failed'
  box.textContent = image.alt || PICTURE_FAILED
  if (width && height) box.style.aspectRatio = `${width} / ${height}`
  return box
}

/** The player takes the link's place. Whoever wants it elsewhere, in another tab say, gets the link. */
function play(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-embed]')
  if (!link?.dataset.embed || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  const frame = document.createElement('iframe')
  frame.className = 'kg-embed'
  frame.src = link.dataset.embed
  frame.title = link.textContent ?? ''
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  frame.tabIndex = -1
  link.replaceWith(frame)
  frame.focus()
}

/** What is no page of the router's, a feed say, is left to the browser. */
function follow(event: MouseEvent, router: AnyRouter, domain: string | undefined) {
  const href = inSiteTarget(event, domain)
  if (!href || !router.getMatchedRoutes(href.replace(/[?#].*/, ''))[2]) return
  event.preventDefault()
  void router.navigate({ href })
}
