/** `npm run leads`: lets staff list, read, release, resend, delete and export inquiries. */
import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { BRAND_IDS } from '#brands/index'
import { LEAD_STATES } from '#worker/leads/lead'
import { openDatabase } from './leads/database.ts'
import * as commands from './leads/lead-commands.ts'
import { csv, details, table } from './leads/print.ts'

const USAGE = `npm run leads -- list     [--state ${LEAD_STATES.join('|')}]
                         [--brand ${BRAND_IDS.join('|')}]
                  show    ID
                  release ID          deliver a quarantined inquiry
                  resend  ID          deliver a failed or sent inquiry again
                  delete  ID [--yes]  delete an inquiry for good
                  export  [--csv FILE] [--state …] [--brand …]
ID is the visitor's reference number, or the first four or more characters of the inquiry's id. With --remote, the command uses the production
database, otherwise the local one.`

const options = v.object({
  state: v.optional(v.picklist(LEAD_STATES)),
  brand: v.optional(v.picklist(BRAND_IDS)),
  csv: v.optional(v.string()),
  'persist-to': v.optional(v.string()),
  yes: v.optional(v.boolean(), false),
  remote: v.optional(v.boolean(), false),
})
const commandName = v.picklist(['list', 'show', 'release', 'resend', 'delete', 'export'])

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
  const command = v.parse(commandName, positionals[0])
  const { yes, remote, csv: file, 'persist-to': persistTo, ...filter } = v.parse(options, values)
  const query = openDatabase({ remote, persistTo })

  if (command === 'list') return listing(await commands.listLeads(query, filter))
  if (command === 'export') {
    const leads = await commands.readAllLeads(query, filter)
    const text = csv(leads, commands.EXPORT_COLUMNS)
    if (!file) return text
    // The file contains personal data, so only its owner may read it.
    writeFileSync(file, text, { mode: 0o600 })
    return `Exported ${leads.length} inquiries to ${file}`
  }

  const lead = await commands.findLead(query, positionals[1])
  if (command === 'show') return details(lead)
  if (command === 'delete') {
    if (!yes && !(await isConfirmed(`Delete ${lead.id} of ${lead.name} for good? (yes) `))) return 'Nothing was deleted'
    await commands.deleteLead(query, lead)
    return `Deleted ${lead.id}`
  }
  await commands.requeueLead(query, command, lead)
  return `${lead.id} is queued and will be mailed within a minute`
}

function listing({ leads, counts }: Awaited<ReturnType<typeof commands.listLeads>>): string {
  if (leads.length === 0) return 'No inquiries found'
  const total = counts.reduce((sum, { count }) => sum + Number(count), 0)
  const perState = counts.map(({ state, count }) => `${count} ${state}`).join(', ')
  const { LIST_MAX } = commands
  const hint = total > LIST_MAX ? ` These are the newest ${LIST_MAX}. Run export to get all.` : ''
  return `${table(leads)}\n\n${perState}.${hint}`
}

async function isConfirmed(question: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new Error('Cannot ask for confirmation without a terminal. Run the command again with --yes')
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const reply = await terminal.question(question)
  terminal.close()
  return reply.trim().toLowerCase() === 'yes'
}
