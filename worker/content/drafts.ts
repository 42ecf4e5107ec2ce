/** Reads drafts for signed preview links. Prepares a draft like a published post, but never caches a draft. */
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

/** Notice above a draft's text. Uses the markup of Ghost's callout card, because every brand has styles for the card. */
const NOTICE = `<div class="kg-card kg-callout-card"><div class="kg-callout-text"><strong>This post is not published
yet.</strong> Only people with this link can read it.</div></div>`

export interface Drafts {
  /** Returns the draft, or undefined if the token is invalid for the brand or the post does not exist. @throws GhostError */
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
      // Checks the token first so that a request without a valid token cannot make the worker send a request to Ghost.
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

function marked(post: GhostPost): GhostPost {
  if (post.status === 'published') return post
  return { ...post, title: `Draft: ${post.title}`, html: `${NOTICE}${post.html ?? ''}` }
}
