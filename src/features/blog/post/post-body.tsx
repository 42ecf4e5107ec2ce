import './post-body-tables.css'
import './post-body.css'
import './post-body-media.css'
import './post-body-boxes.css'
import './post-body-banners.css'
import './post-body-print.css'
import { type AnyRouter, useRouteContext, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { IMAGE_FAILED, LAZY_MARGIN_PX } from '#features/blog/image.ts'
import { inSiteTarget, keepDomain } from './post-links.ts'

/**
 * Shows a post's body. The server-rendered HTML contains the full body. JavaScript loads images near the viewport,
 * replaces failed images with a message, starts embedded players in place, and lets the router handle internal links.
 */
export function PostBody({ html }: { html: string }) {
  const body = useRef<HTMLDivElement>(null)
  const router = useRouter()
  const domain = useRouteContext({ from: '__root__', select: ({ page }) => page.domain })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run again for a new post, which has new images.
  useEffect(() => (body.current ? enhance(body.current, router, domain) : undefined), [html, router, domain])
  return (
    <div
      ref={body}
      id="post-body"
      className="prose"
      // The post's HTML was sanitized before it was cached. See worker/content/html/prepare.ts.
      dangerouslySetInnerHTML={{ __html: keepDomain(html, domain) }}
      suppressHydrationWarning
    />
  )
}

function enhance(body: HTMLElement, router: AnyRouter, domain: string | undefined): () => void {
  const listening = new AbortController()
  const { signal } = listening
  // Ignores load and error events from a deferred image's placeholder.
  const isShown = (target: EventTarget | null): target is HTMLImageElement =>
    target instanceof HTMLImageElement && !target.dataset.src
  const markLoaded = (target: EventTarget | null) => {
    if (isShown(target)) target.dataset.loaded = ''
  }
  const replaceFailed = (target: EventTarget | null) => {
    if (isShown(target)) target.replaceWith(failureMessage(target))
  }
  // Listens in the capture phase, because load and error events of images do not bubble.
  body.addEventListener('load', ({ target }) => markLoaded(target), { capture: true, signal })
  body.addEventListener('error', ({ target }) => replaceFailed(target), { capture: true, signal })
  body.addEventListener('click', (event) => play(event), { signal })
  body.addEventListener('click', (event) => follow(event, router, domain), { signal })
  // Handles images in the post that loaded or failed before hydration.
  for (const image of body.querySelectorAll('img'))
    if (image.complete) (image.naturalWidth > 0 ? markLoaded : replaceFailed)(image)
  const stopLoading = loadNearImages(body, signal)
  return () => {
    listening.abort()
    stopLoading()
  }
}

function loadNearImages(body: HTMLElement, signal: AbortSignal): () => void {
  const images = [...body.querySelectorAll<HTMLImageElement>('img[data-src]')]
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) load(target as HTMLImageElement)
    },
    { rootMargin: `${LAZY_MARGIN_PX}px` },
  )
  function load(image: HTMLImageElement) {
    const { src = '', srcset = '' } = image.dataset
    observer.unobserve(image)
    delete image.dataset.src
    image.srcset = srcset
    image.src = src
  }
  for (const image of images) observer.observe(image)
  addEventListener('beforeprint', () => images.filter(({ dataset }) => dataset.src).forEach(load), { signal })
  return () => observer.disconnect()
}

/** Returns a message box with the failed image's aspect ratio, so that the text around it does not shift. */
function failureMessage(image: HTMLImageElement): HTMLElement {
  const [width, height] = [image.getAttribute('width'), image.getAttribute('height')]
  const box = document.createElement('span')
  box.className = 'image-failed'
  box.textContent = image.alt ? `${IMAGE_FAILED}: ${image.alt}` : IMAGE_FAILED
  if (width && height) box.style.aspectRatio = `${width} / ${height}`
  return box
}

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

/** Lets the router handle links to its own pages. The browser handles all other links, such as links to a feed. */
function follow(event: MouseEvent, router: AnyRouter, domain: string | undefined) {
  const href = inSiteTarget(event, domain)
  if (!href || !router.getMatchedRoutes(href.replace(/[?#].*/, ''))[2]) return
  event.preventDefault()
  void router.navigate({ href })
}
