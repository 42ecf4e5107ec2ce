import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commandErrors, commandsIn } from './commands.ts'

test.each([
  ['docs/operations.md', 50],
  ['README.md', 20],
])('each command in %s exists with its options', (file, count) => {
  // test/guards/document-commands.test.ts runs all commands with ADDRESS.
  const commands = commandsIn(readFileSync(file, 'utf8')).filter((command) => !command.includes('ADDRESS'))
  expect(commands.length).toBeGreaterThan(count)
  expect(commands.flatMap(commandErrors)).toEqual([])
})

test.each([
  ['`npm run gone`', 'package.json has no script gone'],
  ['`npm start | npm run gone`', 'package.json has no script gone'],
  ['`npm run deploy -- --fast`', 'deploy has no option --fast'],
  ['`npm run leads -- forget 4829 --remote`', 'leads: There is no command'],
  ['`npx wrangler kv make X`', 'wrangler has no command kv make'],
  ['```sh\nnpx wrangler d1 create a \\\n  --remote\n```', 'wrangler d1 create has no option --remote'],
])('the command %s is reported', (markdown, error) => {
  expect(commandsIn(markdown).flatMap(commandErrors)).toEqual([expect.stringContaining(error)])
})
