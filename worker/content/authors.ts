import type { Author } from '#shared/content.ts'
import type { GhostAuthor, GhostPost } from './ghost/schema.ts'
import { isOutsideGhost } from './media/media-hosts.ts'
import type { SummaryOptions } from './summary.ts'

export function allAuthors({ primary_author, authors }: GhostPost): GhostAuthor[] {
  const all = primary_author ? [primary_author, ...authors] : authors
  return [...new Map(all.map((author) => [author.slug, author])).values()]
}

export function authorOf({ name, slug, profile_image, bio, website }: GhostAuthor, options: SummaryOptions): Author {
  const picture = options.media.image(profile_image, '')
  return {
    name,
    slug,
    ...(picture && { picture }),
    ...(bio && { bio }),
    ...(isOutsideGhost(website, options.ghostUrl) && { website }),
  }
}
