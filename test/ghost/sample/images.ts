/** Pictures under /content/images/, drawn when first asked for. */
import { picturePath } from '../fixture-types.ts'
import { drawPicture } from '../picture.ts'

export type ImageAnswer = { status: 200; png: Buffer } | { status: 302; location: string } | { status: 404 }

const IMAGE =
  /^\/content\/images\/(?:size\/([wh0-9]+)\/)?(?:format\/(webp|avif|png)\/)?(\d{4}\/\d{2}\/([a-z0-9_-]+)\.png)$/
const SIZES = ['w600', 'w1000', 'w1600', 'w2400']

/** isPicture says which names exist. */
export function createImages(isPicture: (name: string) => boolean) {
  const drawn = new Map<string, Buffer>()
  return (path: string): ImageAnswer => {
    const [, size, , file, name = ''] = IMAGE.exec(path) ?? []
    if (!file || !isPicture(name) || !picturePath(name).endsWith(file)) return { status: 404 }
    // As Ghost does with a size its theme does not name.
    if (size && !SIZES.includes(size)) return { status: 302, location: picturePath(name) }
    // The real Ghost scales and converts; here every size and format is the same PNG, which its readers cannot tell
    // by its address, and whose type is sent truthfully.
    const png = drawn.get(name) ?? drawPicture(name)
    drawn.set(name, png)
    return { status: 200, png }
  }
}
