import { createMediaHosts } from '#worker/content/media/media-hosts.ts'

const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0))

export const IMAGE_BYTES = {
  'image/png': [0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3, 4, 5],
  'image/jpeg': [0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  'image/gif': ascii('GIF89a......'),
  'image/webp': ascii('RIFF....WEBPVP8 '),
  'image/avif': ascii('....ftypavif'),
}
type ImageType = keyof typeof IMAGE_BYTES
export const IMAGE_TYPES = Object.keys(IMAGE_BYTES) as ImageType[]

export function imageResponse(type: ImageType): Response {
  return new Response(new Uint8Array(IMAGE_BYTES[type]), { headers: { 'content-type': type } })
}

let count = 0

/** The Cache API keeps images from earlier tests, so each test needs an unused image path. */
export function newImagePath(folder = ''): string {
  return `/media/content/images/${folder}2026/01/image-${++count}.png`
}

export function foreignPath(url: string): string {
  return `${createMediaHosts({ ghostUrl: 'http://ghost.test', secret: 'content-key' }).mediaPath(url)}`
}
