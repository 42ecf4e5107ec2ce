/** Combines the icons of components, services and footer links into one SVG file, which browsers can cache. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runnerImport } from 'vite'
import type * as catalog from '#catalog/services/index.ts'
import { ICONS } from '#ui/icons.ts'

interface IconSet {
  width: number
  height: number
  icons: Record<string, { body: string }>
}

const FOOTER: Readonly<Record<string, string>> = {
  facebook: 'facebook-logo',
  linkedin: 'linkedin-logo',
  instagram: 'instagram-logo',
  rss: 'rss',
}

/** @throws Error if a service uses an icon that does not exist. */
export async function iconSheet(): Promise<string> {
  const set: IconSet = JSON.parse(readFileSync('node_modules/@iconify-json/ph/icons.json', 'utf8'))
  const { module } = await runnerImport<typeof catalog>(path.resolve('src/catalog/services/index.ts'), {
    logLevel: 'error',
  })
  const symbol = (name: string, icon: string, file: string) => {
    const found = set.icons[icon]
    if (!found) throw new Error(`${file}: "${icon}" is not a Phosphor icon. Use a name from https://phosphoricons.com.`)
    return `<symbol id="${name}" viewBox="0 0 ${set.width} ${set.height}">${found.body}</symbol>`
  }
  const symbols = [
    ...ICONS.map((name) => symbol(name, name, 'src/ui/icons.ts')),
    ...module.services.map(({ id, icon }) => symbol(icon, icon, `src/catalog/services/${id}/service.ts`)),
    ...Object.entries(FOOTER).map(([name, icon]) => symbol(name, icon, 'scripts/vite/icon-sheet.ts')),
  ]
  // Removes duplicate icons, because a service and the menu may use the same icon.
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${[...new Set(symbols)].join('\n')}\n</svg>\n`
}
