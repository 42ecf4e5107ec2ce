/** Reads drafts for signed preview links. Drafts are prepared like published posts, but never cached. */
import type { BrandId } from '#shared/brand-id.ts'
import type { Post } from '#shared/content.ts'
import { postUrl } from '#worker/brand/brand.ts'
import type { WaitUntil } from '#worker/platform/single-flight.ts'
import type { GhostAdmin } from './ghost/admin.ts'
import { withoutGhostAddress } from './ghost/ghost-address.ts'
import type { GhostPost } from './ghost/schema.ts'
import { keepKnownLinks } from './known-links.ts'
import type { Posts } from './posts.ts'
import type { PreparerOptions } from './preparer.ts'
import { previewedPost } from './preview-token.ts'

/** Shown above a draft in one of Ghost's callout cards, which every brand already styles. */
const NOTICE = `<div class="kg-card kg-callout-card"><div class="kg-callout-text"><strong>This post is not published
yet.</strong> Only people with this link can read it.</div></div>`

export interface Drafts {
  /** Returns undefined if the token is not valid for this brand or the post does not exist. @throws GhostError */
  open(token: string, brand: BrandId, waitUntil: WaitUntil): Promise<Post | undefined>
}

interface DraftsOptions extends PreparerOptions {
  admin: GhostAdmin
  posts: Posts
  secret: string
}

export function createDrafts({ admin, secret, posts, ...options }: DraftsOptions): Drafts {
  return {
    async open(token, brand, waitUntil) {
      // Checks the token before the request to Ghost, so that only a valid token makes the worker use its Admin API key.
      const id = await previewedPost(secret, token, brand)
      const found = id && (await admin.readDraft(id))
      if (!found) return undefined
      const { pagePost } = await import('./full-post.ts')
      const draft = withoutGhostAddress(await pagePost(marked(found), options), options.ghostUrl)
      const catalog = await posts.readStored({ waitUntil })
      const [post] = catalog ? keepKnownLinks(catalog, [draft]) : [draft]
      return post && { ...post, canonical: postUrl(post) }
    },
  }
}

/** Marks the title and the body of an unpublished post, so that readers know its status. */
function marked(post: GhostPost): GhostPost {
  if (post.status === 'published') return post
  return { ...post, title: `Draft: ${post.title}`, html: `${NOTICE}${post.html ?? ''}` }
}
