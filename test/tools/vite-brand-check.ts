import { spawnSync } from 'node:child_process'
import type { Plugin } from 'vite'

/** Stops the build (and warns in dev) when a brand file is not a valid brand, in the words of src/shared/brand.ts. */
export function brandCheck(): Plugin {
  return {
    name: 'brand-check',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      // A process of its own, so that a rebuild in dev reads the files anew.
      const check = spawnSync(process.execPath, ['--input-type=module', '-e', "await import('#brands/index')"], {
        encoding: 'utf8',
        env: { ...process.env, NODE_NO_WARNINGS: '1' },
      })
      if (check.status !== 0)
        this.error(check.stderr.match(/(?<=^Error: )src\/brands\/[\s\S]*?(?=\n {4}at )/m)?.[0] ?? check.stderr)
    },
  }
}
