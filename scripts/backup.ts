/** `npm run backup -- FOLDER --recipient KEY [--remote] [--env NAME]` writes an encrypted backup of the database. */
import { parseArgs } from 'node:util'
import { backUp } from '#scripts/backup/back-up.ts'
import { countsText, reasonOf } from '#scripts/backup/dump.ts'
import { createWrangler } from '#scripts/deploy/wrangler.ts'

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { recipient: { type: 'string' }, remote: { type: 'boolean' }, env: { type: 'string' } },
  })
  const [folder] = positionals
  const { recipient, remote: isRemote = false, env: environment = '' } = values
  if (!folder || !recipient)
    throw new Error('Run `npm run backup -- FOLDER --recipient KEY`. KEY is the public key of age.')
  // Turns off wrangler's log files, because they would contain personal data.
  const wrangler = createWrangler(process.cwd(), { CLOUDFLARE_ENV: environment, WRANGLER_WRITE_LOGS: 'false' })
  const { file, rows } = await backUp({ wrangler, folder, recipient, isRemote })
  console.log(`Wrote and read ${file}. Rows:\n${countsText(rows)}`)
} catch (error) {
  console.error(`The backup stopped: ${reasonOf(error)}.`)
  process.exitCode = 1
}
