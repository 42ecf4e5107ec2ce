/** Posts for whoever has a link to one, prepared as published ones are, and kept nowhere. */
import type { BrandId } from '#shared/brand-id'
import type { Post } from '#shared/content'
import { postUrl } from '#worker/brand'
import { previewedPost } from '#worker/preview-token'
import type { GhostAdmin } from './admin'
import type { MediaHosts } from './pictures'
import type { Preparer } from './preparer'
import { fullPost } from './reader'

export interface Drafts {
  /** The post that a token opens on a brand; undefined when it opens none. @throws GhostError */
  open(token: string, brand: BrandId): Promise<Post | undefined>
}

interface DraftsOptions {
  admin: GhostAdmin
  /** That tokens are signed with. */
  secret: string
  ghostUrl: string
  media: MediaHosts
  prepare: Preparer
}

export function createDrafts({ admin, secret, ...parts }: DraftsOptions): Drafts {
  return {
    async open(token, brand) {
      // Before Ghost is asked: without a good token nobody makes the worker use its key.
      const id = await previewedPost(secret, token, brand)
      const found = id && (await admin.readDraft(id))
      if (!found) return undefined
      const post = fullPost(found, parts)
      return { ...post, canonical: postUrl(post) }
    },
  }
}
