/** Returns meta tags for link previews. Renders only on the server, because preview bots never navigate client-side. */
import type { PublicBrand } from '#shared/brand.ts'
import type { Post } from '#shared/content.ts'

export const SHARE_IMAGE = { width: 1200, height: 630 } as const

export function shareImage({ id, domain }: PublicBrand): string {
  return `https://${domain}/art/${id}/share.png`
}

/**
 * Matches the URL of an image's 1600 px wide version. Link previews need at least 1200 px, and Ghost's next larger size
 * is 1600 px.
 */
const WIDE_ENOUGH = /(\S+) 1600w/

export function postImage({ domain }: PublicBrand, { picture }: Post): { url: string; alt: string } | undefined {
  if (!picture) return undefined
  const { src, srcset, alt } = picture
  return { url: `https://${domain}${srcset?.match(WIDE_ENOUGH)?.[1] ?? src}`, alt }
}

interface Shared {
  brand: PublicBrand
  title: string
  description: string
  url: string
  post?: Post
}

export function sharingMeta({ brand, title, description, url, post }: Shared) {
  const own = post && postImage(brand, post)
  const image: Record<string, string> = own
    ? // The size is unknown, because Ghost does not report it.
      { image: own.url, 'image:alt': own.alt }
    : {
        image: shareImage(brand),
        'image:width': `${SHARE_IMAGE.width}`,
        'image:height': `${SHARE_IMAGE.height}`,
        'image:alt': `${brand.name}: ${brand.tagline}`,
      }
  const properties = {
    title,
    description,
    url,
    site_name: brand.name,
    type: post ? 'article' : 'website',
    ...image,
  }
  const times = post && { published_time: post.publishedAt, modified_time: post.updatedAt }
  return [
    ...tags('og', properties),
    ...(times ? tags('article', times) : []),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

function tags(prefix: string, properties: Record<string, string>) {
  return Object.entries(properties)
    .filter(([, content]) => content !== '')
    .map(([name, content]) => ({ property: `${prefix}:${name}`, content }))
}
