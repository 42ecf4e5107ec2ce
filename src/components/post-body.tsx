import { useEffect, useRef } from 'react'
import { POST_BODY_ID } from '#queries/post-body'
import '../theme/cards.css'

const PICTURE_FAILED = 'Image could not be loaded'

/** A post's text: whole and usable as it comes from the server; script adds players and says which pictures failed. */
export function PostBody({ html }: { html: string }) {
  const body = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another set of pictures.
  useEffect(() => (body.current ? tend(body.current) : undefined), [html])
  return (
    <div
      ref={body}
      id={POST_BODY_ID}
      className="prose mt-10"
      // Cleaned when it entered the cache: worker/ghost/html.ts.
      dangerouslySetInnerHTML={{ __html: html }}
      suppressHydrationWarning
    />
  )
}

function tend(body: HTMLElement): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const failed = (target: EventTarget | null) => {
    if (target instanceof HTMLImageElement) target.replaceWith(standIn(target))
  }
  // Errors of pictures do not bubble.
  body.addEventListener('error', ({ target }) => failed(target), { capture: true, signal })
  body.addEventListener('click', (event) => play(event), { signal })
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
