/** `npm run restore -- FILE --key FILE [--remote] [--env NAME] [--persist-to FOLDER]` loads a backup into an empty database. */
import { parseArgs } from 'node:util'
import { countsText, reasonOf } from '#scripts/backup/dump.ts'
import { restore } from '#scripts/backup/restore.ts'
import { createWrangler } from '#scripts/deploy/wrangler.ts'

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      key: { type: 'string' },
      remote: { type: 'boolean' },
      env: { type: 'string' },
      'persist-to': { type: 'string' },
    },
  })
  const [file] = positionals
  const { key, remote: isRemote = false, env: environment = '', 'persist-to': persistTo } = values
  if (!file || !key)
    throw new Error('Run `npm run restore -- FILE --key KEYFILE`. KEYFILE is the file that age-keygen wrote.')
  const wrangler = createWrangler(process.cwd(), { CLOUDFLARE_ENV: environment, WRANGLER_WRITE_LOGS: 'false' })
  const rows = await restore({ wrangler, file, key, isRemote, persistTo })
  console.log(`Restored ${file}. Rows:\n${countsText(rows)}`)
  console.log('Deploy the site next. It erases again the inquiries that were erased after the backup.')
} catch (error) {
  console.error(`The restore stopped: ${reasonOf(error)}.`)
  process.exitCode = 1
}
