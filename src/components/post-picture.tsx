import { useEffect, useRef, useState } from 'react'
import type { Picture } from '#shared/content'
import { LAZY_MARGIN_PX, PICTURE_FAILED } from '#shared/picture'

interface Props {
  picture: Picture
  /** How wide it stands, as in HTML. */
  sizes: string
  /** The page's first picture: asked for at once, before others. */
  eager?: boolean
  fallback?: string
}

/**
 * A post's picture in a box of fixed shape, so that nothing moves when it arrives. The browser's own lazy loading begins
 * a screen ahead or more; the spec wants 50 px, which takes script. Without script the picture stands in a <noscript>.
 */
export function PostPicture({ picture, sizes, eager = false, fallback = PICTURE_FAILED }: Props) {
  const [state, setState] = useState<'placeholder' | 'loaded' | 'error'>('placeholder')
  const [near, setNear] = useState(eager)
  const box = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const image = box.current?.querySelector('img')
    // One in the server's HTML may have been settled before there was anybody to listen.
    if (image?.complete) setState(image.naturalWidth > 0 ? 'loaded' : 'error')
    if (near || !box.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: `${LAZY_MARGIN_PX}px` },
    )
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [near])

  const { src, srcset, width, height, alt } = picture
  const source = { src, srcSet: srcset, sizes: srcset && sizes, width, height, alt }
  return (
    <span ref={box} className="post-picture" data-state={state}>
      {state === 'error' ? (
        <span className="post-picture-failed">{fallback}</span>
      ) : near ? (
        <img
          {...source}
          alt={alt}
          fetchPriority={eager ? 'high' : 'auto'}
          onLoad={() => setState('loaded')}
          onError={() => setState('error')}
        />
      ) : (
        <noscript>
          <img {...source} alt={alt} loading="lazy" />
        </noscript>
      )}
    </span>
  )
}
