/** The icons that services are listed with, from the same set as all others, as one file: in a page's own styles they would weigh a kilobyte and more. */
import { readFileSync } from 'node:fs'
import { services } from '#content/services'

interface IconSet {
  width: number
  height: number
  icons: Record<string, { body: string }>
}

export function serviceIconsSvg(): string {
  const set: IconSet = JSON.parse(readFileSync('node_modules/@iconify-json/ph/icons.json', 'utf8'))
  const symbols = Object.values(services).map(({ icon }) => {
    const found = set.icons[icon]
    if (!found) throw new Error(`There is no icon called ${icon}`)
    return `<symbol id="${icon}" viewBox="0 0 ${set.width} ${set.height}">${found.body}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}
