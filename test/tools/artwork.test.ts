import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brands } from '#brands/index'
import { SHARE_IMAGE } from '#shared/sharing'
import { readTree } from '../guards/source-tree.ts'
import { iconSvg } from './artwork/icon.ts'
import { serviceIconsSvg } from './artwork/service-icons.ts'

const all = Object.values(brands)

/** Width and height of a PNG, from its header. */
function sizeOf(png: Uint8Array) {
  const view = new DataView(png.buffer, png.byteOffset)
  // 89, then "PNG".
  expect(view.getUint32(0)).toBe(0x89504e47)
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

test('the icons of services are those of the catalogue', () => {
  expect(readFileSync('public/art/service-icons.svg', 'utf8')).toBe(serviceIconsSvg())
})

test.each(all)('$id: the icon is the mark of the logo in the colours of the brand', (brand) => {
  const art = (name: string) => readFileSync(`public/art/${brand.id}/${name}`, 'utf8')
  expect(art('icon.svg')).toBe(iconSvg(brand, art('logo.svg')))
})

test.each(all)('$id: icons and share image have the sizes that pages and manifest say, and weigh little', ({ id }) => {
  const art = (name: string) => readFileSync(`public/art/${id}/${name}`)
  for (const [name, size] of [
    ['icon-180.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
  ] as const)
    expect([name, sizeOf(art(name))]).toEqual([name, { width: size, height: size }])
  expect(sizeOf(art('share.png'))).toEqual({ ...SHARE_IMAGE })
  expect(art('share.png').length).toBeLessThan(60_000)
})

test('every drawing that a page names is in its file', () => {
  const named = Object.values(readTree(['src'])).flatMap((text) => [
    ...text.matchAll(/\/art\/([a-z-]+\.svg)#([a-z-]+)/g),
  ])
  expect(named.length).toBeGreaterThan(10)
  for (const [address, file, id] of named)
    expect([address, readFileSync(`public/art/${file}`, 'utf8').includes(`id="${id}"`)]).toEqual([address, true])
})
