/** What a page's head tells link previews. Only the server sends it: none of them follows links inside the site. */
import type { PublicBrand } from './brand'
import type { Post } from './content'

/** Size of public/art/<brand>/share.png, which `npm run artwork` draws. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const

export function shareImage({ id, domain }: PublicBrand): string {
  return `https://${domain}/art/${id}/share.png`
}

interface Shared {
  brand: PublicBrand
  title: string
  description: string
  url: string
  post?: Post
}

/** Open Graph and the one tag that Twitter's cards need beside it. */
export function sharingMeta({ brand, title, description, url, post }: Shared) {
  const properties = {
    title,
    description,
    url,
    site_name: brand.name,
    type: post ? 'article' : 'website',
    image: shareImage(brand),
    'image:width': `${SHARE_IMAGE.width}`,
    'image:height': `${SHARE_IMAGE.height}`,
    'image:alt': `${brand.name}: ${brand.tagline}`,
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
