import * as v from 'valibot'
import { isSlug } from '#shared/slug.ts'
import { AUTHORS, TAGS } from './fixture-terms.ts'
import type { PostFixture } from './fixture-types.ts'
import { describeImage } from './image.ts'

const frontMatter = v.strictObject({
  // Ghost rejects titles over 255 characters and excerpts over 300 characters.
  title: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  tags: v.pipe(v.array(v.picklist(TAGS.map((tag) => tag.slug))), v.minLength(1)),
  author: v.picklist(AUTHORS.map((author) => author.slug)),
  published_at: v.pipe(v.string(), v.isoTimestamp()),
  featured: v.boolean(),
  status: v.optional(v.literal('draft')),
  custom_excerpt: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(300))),
  feature_image: v.optional(v.literal(true)),
})

export function parsePostFile(file: string, text: string): PostFixture {
  const slug = file.replace(/\.html$/, '')
  if (!isSlug(slug)) throw new Error(`${file}: the file name is not a valid slug`)
  const [, json, body] = /^<!--\n([\s\S]*?)\n-->\n([\s\S]*)$/.exec(text) ?? []
  if (json === undefined || !body?.trim()) {
    throw new Error(`${file}: expected a comment with JSON, then the body of the post`)
  }
  const { feature_image: image, ...fields } = readFrontMatter(file, json)
  return {
    ...fields,
    slug,
    html: body.trim(),
    status: fields.status ?? 'published',
    visibility: 'public',
    feature_image: image ? { alt: describeImage(slug) } : null,
  }
}

function readFrontMatter(file: string, json: string): v.InferOutput<typeof frontMatter> {
  let fields: unknown
  try {
    fields = JSON.parse(json)
  } catch (error) {
    throw new Error(`${file}: the JSON is malformed: ${error}`)
  }
  const result = v.safeParse(frontMatter, fields)
  if (result.success) return result.output
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'JSON'}: ${issue.message}`)
  throw new Error(`${file}: ${problems.join('; ')}`)
}
