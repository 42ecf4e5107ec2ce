/** `npm run preview -- <slug> [--brand brownco] [--days 2] [--at http://brownco.localhost:8787]`: prints a link to a draft. */
import { existsSync } from 'node:fs'
import { loadEnvFile } from 'node:process'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { brands } from '#brands/index'
import { BRAND_IDS } from '#shared/brand-id'
import { createGhostAdmin } from '#worker/ghost/admin'
import { PREVIEW_DAYS_MAX, previewToken } from '#worker/preview-token'

const USAGE = `npm run preview -- <slug or id> [--brand ${BRAND_IDS.join('|')}] [--days 1 to ${PREVIEW_DAYS_MAX}] [--at origin]`

const wanted = v.object({
  slug: v.string(),
  brand: v.picklist(BRAND_IDS),
  days: v.pipe(v.string(), v.toNumber(), v.gtValue(0), v.maxValue(PREVIEW_DAYS_MAX)),
  at: v.optional(v.pipe(v.string(), v.url())),
})
const settings = v.object({ GHOST_URL: v.string(), GHOST_ADMIN_KEY: v.string(), PREVIEW_SECRET: v.string() })

try {
  console.log(await previewLink())
} catch (error) {
  console.error(v.isValiError(error) ? `${error.message} (${v.getDotPath(error.issues[0])})\n${USAGE}` : error)
  process.exitCode = 1
}

async function previewLink(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      brand: { type: 'string', default: 'dresdentax' },
      days: { type: 'string', default: '2' },
      at: { type: 'string' },
    },
  })
  const { slug, brand, days, at } = v.parse(wanted, { slug: positionals[0], ...values })
  // The environment wins over the file.
  if (existsSync('.dev.vars')) loadEnvFile('.dev.vars')
  const { GHOST_URL, GHOST_ADMIN_KEY, PREVIEW_SECRET } = v.parse(settings, process.env)
  const admin = createGhostAdmin({ url: GHOST_URL.replace(/\/+$/, ''), key: GHOST_ADMIN_KEY })
  const post = await admin.readDraft(slug)
  if (!post) throw new Error(`Ghost has no post ${slug}`)
  const token = await previewToken(PREVIEW_SECRET, { id: post.id, brand, days })
  return `${at ?? `https://${brands[brand].domain}`}/preview/${post.slug}?token=${token}`
}
