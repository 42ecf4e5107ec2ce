import { expect, test } from 'vitest'
import { configPlaceholders, placeholders } from '#worker/ops/placeholders.ts'
import { problemLine } from '#worker/ops/problem.ts'

const FILE = 'src/brands/payroll/brand.ts'
const linesOf = (code: string, file = FILE) => placeholders({ [file]: code }).map(problemLine)

test('a reserved domain or a 555-01xx phone number in a brand file is reported as a placeholder', () => {
  const code = `import a from 'a.example'
// b.example
export default {
  domain: 'payroll.example',
  contact: { phone: '(740) 555-0120', email: 'office@payday.com', lines: [\`Call 555-0199 or \${a}\`] },
} satisfies Brand<'c.example'>`
  expect(linesOf(code)).toEqual([
    `${FILE}:4 payroll domain: payroll.example`,
    `${FILE}:5 payroll contact phone: (740) 555-0120`,
    `${FILE}:5 payroll contact lines 0: Call 555-0199 or `,
  ])
})

test('each unconfirmed brand field and each unconfirmed promise to clients is reported as a placeholder', () => {
  expect(linesOf(`export default { unconfirmed: ['name', 'phone'] }`)).toEqual([
    `${FILE}:1 payroll unconfirmed: “name” is not confirmed by the firm`,
    `${FILE}:1 payroll unconfirmed: “phone” is not confirmed by the firm`,
  ])
  const promises = `export const P: readonly Q[] = [\n  { path: 'src/a.ts', text: 'We call' },\n]`
  expect(linesOf(promises, 'worker/ops/unconfirmed-promises.ts')).toEqual([
    'worker/ops/unconfirmed-promises.ts:2 src/a.ts: “We call” is not confirmed by the firm',
  ])
})

const TOML = `name = "site" # not site.example
routes = [
  { pattern = "a.example", custom_domain = true },
]
[vars]
# b.example
GHOST_URL = "https://ghost.com"
DESK_HOST = "example.com"
[[kv_namespaces]]
id = "00000000000000000000000000000000"
[env.staging.vars]
GHOST_URL = "https://ghost.example"
[[env.staging.d1_databases]]
database_id = "00000000-0000-0000-0000-000000000000"`

test("the placeholder report for an environment lists only that environment's reserved hosts and all-zero ids in wrangler.toml", () => {
  expect(configPlaceholders(TOML).map(problemLine)).toEqual([
    'wrangler.toml:3 routes: { pattern = "a.example", custom_domain = true },',
    'wrangler.toml:8 vars DESK_HOST: DESK_HOST = "example.com"',
    'wrangler.toml:10 kv_namespaces id: id = "00000000000000000000000000000000"',
  ])
  expect(configPlaceholders(TOML, 'staging').map(problemLine)).toEqual([
    'wrangler.toml:12 vars GHOST_URL: GHOST_URL = "https://ghost.example"',
    'wrangler.toml:14 d1_databases database_id: database_id = "00000000-0000-0000-0000-000000000000"',
  ])
})
