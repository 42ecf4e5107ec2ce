/** Rewrites URLs of images, videos and audio files in a post to paths under /media/. Removes media from disallowed hosts. */
import type { Element, Root, RootContent } from 'hast'
import { bodyImage, type MediaHosts } from '#worker/content/media/media-hosts.ts'
import { classesOf, isBlank, pixels, text } from './tree.ts'

/** Values of the `sizes` attribute for an image in the text column and for a small image. The widths match cards.css. */
const COLUMN = '(min-width: 49rem) 45rem, calc(100vw - 2.5rem)'
const SMALL = '16rem'
const SMALL_BOXES = ['kg-bookmark-metadata', 'kg-bookmark-thumbnail', 'kg-audio-card', 'kg-cta-image-container']

const MEDIA = ['img', 'video', 'audio']
const BOXES = ['figure', 'a', 'p', 'div']

/** Returns true if the function removed an image, video or audio file. */
export function prepareMedia(box: Root | Element, media: MediaHosts, around: readonly Element[] = []): boolean {
  let removed = false
  const stays = (child: RootContent): boolean => {
    if (child.type !== 'element') return true
    if (MEDIA.includes(child.tagName)) {
      const properties =
        child.tagName === 'img' ? imageProperties(child, around, media) : playerProperties(child, media)
      // Also prepares images in the fallback content of `<video>` and `<audio>` elements, because browsers load them.
      prepareMedia(child, media, [...around, child])
      if (properties) child.properties = properties
      else removed = true
      return Boolean(properties)
    }
    if (!prepareMedia(child, media, [...around, child])) return true
    removed = true
    return !(BOXES.includes(child.tagName) && isHollow(child))
  }
  box.children = (box.children as RootContent[]).filter(stays) as Element['children']
  return removed
}

function isHollow({ children }: Element): boolean {
  return children.every((child) => isBlank(child) || (child.type === 'element' && child.tagName === 'figcaption'))
}

function imageProperties({ properties }: Element, around: readonly Element[], media: MediaHosts) {
  const [width, height] = [pixels(properties.width), pixels(properties.height)]
  const found = bodyImage(media, text(properties.src), width)
  if (!found) return undefined
  return {
    src: found.src,
    ...(found.srcset && { srcSet: found.srcset, sizes: sizesIn(around) }),
    alt: text(properties.alt),
    ...(width && height && { width, height }),
    ...(properties.className && { className: properties.className }),
    loading: 'lazy',
    decoding: 'async',
  }
}

function sizesIn(around: readonly Element[]): string {
  const names = around.flatMap(classesOf)
  if (SMALL_BOXES.some((name) => names.includes(name))) return SMALL
  const row = around.find((box) => classesOf(box).includes('kg-gallery-row'))
  if (row) {
    const [wide, narrow] = [45, 100].map((whole) => Math.round(whole / Math.max(row.children.length, 1)))
    return `(min-width: 49rem) ${wide}rem, ${narrow}vw`
  }
  return COLUMN
}

function playerProperties({ tagName, properties }: Element, media: MediaHosts) {
  const src = media.mediaPath(text(properties.src))
  if (!src) return undefined
  const { poster, width, height, ...others } = properties
  const posterImage = tagName === 'video' ? bodyImage(media, text(poster), pixels(width)) : undefined
  const size = { width: pixels(width), height: pixels(height) }
  return { ...others, src, ...(posterImage && { poster: posterImage.src }), ...(size.width && size.height && size) }
}
