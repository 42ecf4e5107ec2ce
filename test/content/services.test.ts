import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import industries from '#content/industries'
import { services } from '#content/services'

/** Addresses of the drawings in a file under public/. */
function drawings(file: string): string[] {
  const art = readFileSync(`public${file}`, 'utf8')
  return [...art.matchAll(/<symbol id="([^"]+)" viewBox="0 0 320 200">/g)].map(([, id]) => `${file}#${id}`)
}

test('every service has its drawing, and there is none beside', () => {
  const images = Object.values(services).map(({ image }) => image)
  expect(images.toSorted()).toEqual(drawings('/art/services.svg').toSorted())
})

test('every industry has its drawing, and there is none beside', () => {
  const images = industries.map(({ slug }) => `/art/industries.svg#${slug}`)
  expect(images.toSorted()).toEqual(drawings('/art/industries.svg').toSorted())
})

test('drawings take their colours from the page: none has one of its own', () => {
  for (const file of ['services', 'industries'])
    expect(readFileSync(`public/art/${file}.svg`, 'utf8')).not.toMatch(/(?:fill|stroke)(?:=|:)"?(?!var\(|none)/)
})
