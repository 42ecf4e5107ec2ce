import { useEffect, useRef, useState } from 'react'
import type { Picture } from '#shared/content.ts'
import { IMAGE_FAILED, LAZY_MARGIN_PX } from './image.ts'

interface Props {
  image: Picture
  sizes: string
  eager?: boolean
  shape?: string
  fallback?: string
}

/**
 * Shows a post's image in a box with a fixed aspect ratio, so that the layout does not shift. JavaScript loads the image within
 * `LAZY_MARGIN_PX` of the viewport. Browsers without JavaScript use native lazy loading, which starts much earlier.
 */
export function PostImage({
  image,
  sizes,
  eager = false,
  shape = 'aspect-video rounded mb-[0.9rem] print:hidden',
  fallback = IMAGE_FAILED,
}: Props) {
  const [state, setState] = useState<'placeholder' | 'loaded' | 'error'>('placeholder')
  const [isNear, setIsNear] = useState(eager)
  const box = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const element = box.current?.querySelector('img')
    // Checks whether the server-rendered image loaded or failed before hydration.
    if (element?.complete) setState(element.naturalWidth > 0 ? 'loaded' : 'error')
    if (isNear || !box.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: `${LAZY_MARGIN_PX}px` },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [isNear])

  const { src, srcset, width, height, alt } = image
  const source = { src, srcSet: srcset, sizes: srcset && sizes, width, height, alt }
  return (
    <span
      ref={box}
      // The placeholder's color is visible on any background. Without JavaScript, the placeholder has no color, because
      // nothing would remove the color after the image loads.
      className={`post-image block overflow-hidden print:max-h-[3in] print:bg-transparent! print:[&:not(:has(img))]:hidden [:root:not([data-started=no])_&[data-state=placeholder]]:bg-ink/14 ${shape}`}
      data-state={state}
    >
      {state === 'error' ? (
        <span className="grid h-full place-items-center rounded-inherit border border-line p-2 text-center text-muted">
          {fallback}
        </span>
      ) : isNear ? (
        <img
          {...source}
          alt={alt}
          className="size-full object-cover"
          fetchPriority={eager ? 'high' : 'auto'}
          onLoad={() => setState('loaded')}
          onError={() => setState('error')}
        />
      ) : (
        <img {...source} alt={alt} loading="lazy" className="without-script size-full object-cover" />
      )}
    </span>
  )
}
