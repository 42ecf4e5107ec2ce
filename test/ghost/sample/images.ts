/** Serves images under /content/images/. Draws an image for its first request. */
import { imagePath } from '../fixture-types.ts'
import { drawImage } from '../image.ts'

export type ImageResponse = { status: 200; png: Buffer } | { status: 302; location: string } | { status: 404 }

const IMAGE =
  /^\/content\/images\/(?:size\/([wh0-9]+)\/)?(?:format\/(webp|avif|png)\/)?(\d{4}\/\d{2}\/([a-z0-9_-]+)\.png)$/
const SIZES = ['w600', 'w1000', 'w1600', 'w2400']

/** @param exists Returns true if an image has this name. */
export function createImages(exists: (name: string) => boolean) {
  const drawn = new Map<string, Buffer>()
  return (path: string): ImageResponse => {
    const [, size, , file, name = ''] = IMAGE.exec(path) ?? []
    if (!file || !exists(name) || !imagePath(name).endsWith(file)) return { status: 404 }
    // Ghost redirects a size that its theme does not define.
    if (size && !SIZES.includes(size)) return { status: 302, location: imagePath(name) }
    // The real Ghost scales and converts images. Here every size and format is the same PNG, with its own content type.
    const png = drawn.get(name) ?? drawImage(name)
    drawn.set(name, png)
    return { status: 200, png }
  }
}
