/**
 * Reads one file of posts/: a comment that holds JSON, then the body as Ghost would render it. A mistake is named with
 * its file and field, because these files are written by hand.
 */
import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { isSlug } from '#shared/slug'
import { AUTHORS, TAGS } from './fixture-terms.ts'
import type { PostFixture } from './fixture-types.ts'
import { describePicture } from './picture.ts'

const frontMatter = v.strictObject({
  // Ghost refuses longer titles, and excerpts over 300.
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  tags: v.pipe(v.array(v.picklist(TAGS.map((tag) => tag.slug))), v.minLength(1)),
  author: v.picklist(AUTHORS.map((author) => author.slug)),
  published_at: v.pipe(v.string(), v.isoTimestamp()),
  featured: v.boolean(),
  custom_excerpt: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(300))),
  /** false: none; a text: one with this alternative text. Left out: two posts in three have one. */
  feature_image: v.optional(v.union([v.literal(false), v.pipe(v.string(), v.minLength(1))])),
})

export function parsePostFile(file: string, text: string): PostFixture {
  const slug = file.replace(/\.html$/, '')
  if (!isSlug(slug)) throw new Error(`${file}: the file name is not a slug Ghost would keep`)
  const [, json, body] = /^<!--\n([\s\S]*?)\n-->\n([\s\S]*)$/.exec(text) ?? []
  if (json === undefined || !body?.trim()) {
    throw new Error(`${file}: expected a comment that holds JSON, then the body of the post`)
  }
  const { feature_image: image, ...fields } = readFrontMatter(file, json)
  return {
    ...fields,
    slug,
    html: body.trim(),
    status: 'published',
    visibility: 'public',
    feature_image: image === false || (!image && !hasPicture(slug)) ? null : { alt: image || describePicture(slug) },
  }
}

function readFrontMatter(file: string, json: string): v.InferOutput<typeof frontMatter> {
  let fields: unknown
  try {
    fields = JSON.parse(json)
  } catch (error) {
    throw new Error(`${file}: its JSON cannot be read: ${error}`)
  }
  const result = v.safeParse(frontMatter, fields)
  if (result.success) return result.output
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'JSON'}: ${issue.message}`)
  throw new Error(`${file}: ${problems.join('; ')}`)
}

/** Two slugs in three, the same ones every time. */
function hasPicture(slug: string): boolean {
  return (createHash('sha256').update(slug).digest()[0] ?? 0) % 3 !== 0
}
