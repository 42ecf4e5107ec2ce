/** `npm run leads -- list|show|release|resend|delete|export`: what staff do with inquiries. */
import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { BRAND_IDS } from '#shared/brand-id'
import { LEAD_STATES } from '#worker/leads/lead'
import { openDatabase } from './leads/database.ts'
import { EXPORTED, exported, find, LIST_MAX, list, remove, send } from './leads/desk.ts'
import { csv, details, table } from './leads/print.ts'

const USAGE = `npm run leads -- list     [--state ${LEAD_STATES.join('|')}]
                         [--brand ${BRAND_IDS.join('|')}]
                  show    ID
                  release ID          send what was held back as possible spam
                  resend  ID          send what failed, or what was sent, once more
                  delete  ID [--yes]  erase it
                  export  [--csv FILE] [--state …] [--brand …]
ID is the beginning of an inquiry's id. --remote: production, else this machine.`

const options = v.object({
  state: v.optional(v.picklist(LEAD_STATES)),
  brand: v.optional(v.picklist(BRAND_IDS)),
  csv: v.optional(v.string()),
  'persist-to': v.optional(v.string()),
  yes: v.optional(v.boolean(), false),
  remote: v.optional(v.boolean(), false),
})
const commands = v.picklist(['list', 'show', 'release', 'resend', 'delete', 'export'])

try {
  console.log(await run())
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  const isUsage = v.isValiError(error) || (error instanceof TypeError && 'code' in error)
  console.error(isUsage ? `${message}\n\n${USAGE}` : message)
  process.exitCode = 1
}

async function run(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      state: { type: 'string' },
      brand: { type: 'string' },
      csv: { type: 'string' },
      'persist-to': { type: 'string' },
      yes: { type: 'boolean' },
      remote: { type: 'boolean' },
    },
  })
  const command = v.parse(commands, positionals[0])
  const { yes, remote, csv: file, 'persist-to': persistTo, ...filter } = v.parse(options, values)
  const query = openDatabase({ remote, persistTo })

  if (command === 'list') return listing(await list(query, filter))
  if (command === 'export') {
    const leads = await exported(query, filter)
    const text = csv(leads, EXPORTED)
    if (!file) return text
    // Names and messages of people: for the one who asked for them.
    writeFileSync(file, text, { mode: 0o600 })
    return `${leads.length} inquiries are in ${file}`
  }

  const lead = await find(query, positionals[1])
  if (command === 'show') return details(lead)
  if (command === 'delete') {
    if (!yes && !(await isSure(`Erase ${lead.id} of ${lead.name} for good? (yes) `))) return 'Nothing was erased'
    await remove(query, lead)
    return `${lead.id} is erased`
  }
  await send(query, command, lead)
  return `${lead.id} waits to be sent`
}

function listing({ leads, counts }: Awaited<ReturnType<typeof list>>): string {
  if (leads.length === 0) return 'No inquiries'
  const all = counts.reduce((sum, { count }) => sum + Number(count), 0)
  const each = counts.map(({ state, count }) => `${count} ${state}`).join(', ')
  const shown = all > LIST_MAX ? ` The newest ${LIST_MAX} are shown; export has all.` : ''
  return `${table(leads)}\n\n${each}.${shown}`
}

async function isSure(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Error('Nobody can be asked here: add --yes')
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question(question)
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}
