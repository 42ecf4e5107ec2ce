import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Runs a script of package.json and shows its output.
 * @throws Error with one line if the script fails
 */
export async function runScript(
  name: string,
  args: readonly string[] = [],
  variables: Record<string, string> = {},
): Promise<void> {
  const child = spawn('npm', ['run', '--silent', name, '--', ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    // On Windows, npm is a batch file.
    shell: process.platform === 'win32',
    env: { ...process.env, ...variables },
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`\`npm run ${name}\` failed. Its output is above.`)
}
