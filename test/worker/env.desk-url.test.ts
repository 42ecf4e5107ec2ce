import { expect, test } from 'vitest'
import { lead, leadParts } from '#test/helpers/worker/lead-parts.ts'
import { network, setUpSite } from '#test/helpers/worker/set-up-site.ts'
import { runCron } from '#test/helpers/worker/site.ts'
import { deskUrl, readSettings } from '#worker/env.ts'

setUpSite()

const access = { ACCESS_TEAM_DOMAIN: 'firm.cloudflareaccess.com', ACCESS_AUD: 'an-audience-of-the-desk' }

test.each<[string, Record<string, string>, string | undefined]>([
  ['a production host', { DESK_HOST: 'desk.firm.test', ...access }, 'https://desk.firm.test'],
  ['a local host with a port', { DESK_HOST: 'desk.localhost:8790', ...access }, 'http://desk.localhost:8790'],
  [
    'a host that only resembles a local host',
    { DESK_HOST: 'desk.localhost.test', ...access },
    'https://desk.localhost.test',
  ],
  ['a brand’s host with a port', { DESK_HOST: 'payroll.example:8443', ...access }, undefined],
  ['a malformed port', { DESK_HOST: 'desk.firm.test:https', ...access }, undefined],
  ['no Access settings', { DESK_HOST: 'desk.firm.test' }, undefined],
  ['no host', access, undefined],
  ['a malformed DESK_STAFF', { DESK_HOST: 'desk.firm.test', ...access, DESK_STAFF: '{' }, undefined],
])('for settings with %s, deskUrl returns the expected desk URL or undefined', (_what, vars, address) => {
  expect(deskUrl(readSettings(vars))).toBe(address)
})

test("the staff email about an inquiry links to the inquiry's desk page if DESK_HOST is set", async () => {
  const { store } = leadParts()
  const { id } = lead(1)
  await store.add(lead(1))
  const vars = { DESK_HOST: 'desk.firm.test', ...access }
  await runCron('* * * * *', vars)
  expect(JSON.stringify(network.mails[0])).toContain(`https://desk.firm.test/leads/${id}`)
})
