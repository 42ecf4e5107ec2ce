/**
 * `npm run launch:check [-- --remote] [--skip-public] [--to staging]` lists the problems to fix before the site can go live, and
 * fails if there are any. With `--remote`, the command also checks the Cloudflare account and DNS. For production, the command
 * also lists missing optional details and manual checks, which never make it fail. For production, `--remote` also checks the
 * public site and its links to official sources, unless `--skip-public` is set.
 */
import { parseArgs } from 'node:util'
import { brands } from '#brands/index.ts'
import { configuredVars } from '#scripts/configured-vars.ts'
import { createWrangler } from '#scripts/deploy/wrangler.ts'
import { devVars } from '#scripts/dev-vars.ts'
import { readAccount } from './account.ts'
import { dnsProblems } from './dns-problems.ts'
import { emptySlots } from './empty-slots.ts'
import { deskHost, launchProblems, mailSenders } from './launch-problems.ts'
import { linkProblems } from './link-problems.ts'
import { PERSON_CHECKS } from './person-checks.ts'
import { problemLine } from './problem.ts'
import { zoneProblems } from './zone-problems.ts'

async function run(): Promise<void> {
  const flag = { type: 'boolean' } as const
  const { values } = parseArgs({ options: { remote: flag, 'skip-public': flag, to: { type: 'string' } } })
  const environment = values.to === 'production' ? undefined : values.to
  const [root, own] = [process.cwd(), devVars()]
  const account = values.remote
    ? await readAccount(createWrangler(root, { CLOUDFLARE_ENV: environment ?? '' }))
    : undefined
  const selector = { ...own, ...configuredVars(process.env) }.DKIM_SELECTOR
  const problems = [
    ...launchProblems({ root, environment, devVars: own, account }),
    ...(account ? await dnsProblems(mailSenders({ root, environment }), selector) : []),
  ]

  if (!environment) {
    print('Optional facts about the firm that are empty. Pages do not show them', emptySlots(brands))
    print('Only a person can check these', PERSON_CHECKS)
  }
  if (account?.secrets.includes('DKIM_SELECTOR') && !selector)
    console.log('Set DKIM_SELECTOR in .dev.vars, so that this check finds the DKIM records.\n')
  if (!account)
    console.log('Without --remote, this check does not know what the Cloudflare account and the DNS have.\n')
  // Skips staging's public hosts, because Cloudflare Access protects them.
  const isPublic = values.remote && !values['skip-public'] && !environment
  const { zone, links } = isPublic ? await publicProblems(root) : { zone: [], links: { broken: [], byHand: [] } }
  print('Look at these links by hand. Their hosts do not let programs check them', links.byHand)
  if (problems.length + zone.length + links.broken.length === 0)
    return console.log('Nothing is left to fill in or to fix.')
  print('Fix each of these before you deploy', problems.map(problemLine), console.error)
  print('Change each of these switches in Cloudflare', zone, console.error)
  print('Correct each of these links to an authority', links.broken, console.error)
  process.exitCode = 1
}

async function publicProblems(root: string) {
  // Imports this module on demand, because it loads the text of the entire site, which only the link check needs.
  const { authorityLinks } = await import('./authority-links.ts')
  const domains = brands.map(({ domain }) => domain)
  const [zone, links] = await Promise.all([zoneProblems(domains, deskHost({ root })), linkProblems(authorityLinks())])
  return { zone, links }
}

function print(title: string, lines: readonly string[], write = console.log): void {
  if (lines.length > 0) write(`${title} (${lines.length}):\n${lines.map((line) => `  ${line}`).join('\n')}\n`)
}

await run().catch((error) => {
  console.error(`The launch check stopped: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
})
