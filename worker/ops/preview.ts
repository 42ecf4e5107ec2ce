/** `npm run preview -- <slug> [--brand <id>] [--days 2] [--at http://<id>.localhost:8787]` prints a preview link to a draft. */
import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { BRAND_IDS, DEFAULT_BRAND, getBrand } from '#brands/index.ts'
import { createGhostAdmin } from '#worker/content/ghost/admin.ts'
import { PREVIEW_DAYS_MAX, previewToken } from '#worker/content/preview-token.ts'

const USAGE = `npm run preview -- <slug or id> [--brand ${BRAND_IDS.join('|')}] [--days 1 to ${PREVIEW_DAYS_MAX}] [--at origin]`

const inputs = v.object({
  slug: v.string(),
  brand: v.picklist(BRAND_IDS),
  days: v.pipe(v.string(), v.toNumber(), v.gtValue(0), v.maxValue(PREVIEW_DAYS_MAX)),
  at: v.optional(v.pipe(v.string(), v.url())),
})
const SETTINGS = ['GHOST_URL', 'GHOST_ADMIN_KEY', 'PREVIEW_SECRET'] as const

try {
  console.log(await previewLink())
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  console.error(v.isValiError(error) ? `${message} (${v.getDotPath(error.issues[0])})\n${USAGE}` : message)
  process.exitCode = 1
}

async function previewLink(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      brand: { type: 'string', default: DEFAULT_BRAND.id },
      days: { type: 'string', default: '2' },
      at: { type: 'string' },
    },
  })
  const { slug, brand, days, at } = v.parse(inputs, { slug: positionals[0], ...values })
  // Environment variables override .dev.vars.
  if (existsSync('.dev.vars')) loadEnvFile('.dev.vars')
  const [GHOST_URL, GHOST_ADMIN_KEY, PREVIEW_SECRET] = SETTINGS.map(readSetting) as [string, string, string]
  const admin = createGhostAdmin({ url: GHOST_URL.replace(/\/+$/, ''), key: GHOST_ADMIN_KEY })
  const post = await admin.readDraft(slug)
  if (!post) throw new Error(`Ghost has no post with the slug or id "${slug}". Check the slug in Ghost's editor.`)
  const token = await previewToken(PREVIEW_SECRET, { id: post.id, brand, days })
  return `${at ?? `https://${getBrand(brand).domain}`}/preview/${post.slug}?token=${token}`
}

function readSetting(name: (typeof SETTINGS)[number]): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set. Set it in .dev.vars or the environment`)
  return value
}
