import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brands, DEFAULT_BRAND } from '#brands/index'
import { HEADING_FONTS } from '#shared/heading-fonts'
import { themeCss } from '#theme/css'

const source = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:css|tsx)$/.test(file))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))
  .join('\n')

/** A color whose digits come in pairs, such as `#ffffff`, has a short form. */
const short = (color = '') => color.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')

const [leadBrand = DEFAULT_BRAND] = brands.filter(({ home }) => home.services.layout === 'lead')

test('the services section of the lead layout has the brand’s colors for light and dark', () => {
  const { light, dark } = leadBrand.serviceCard
  const css = themeCss(leadBrand)
  for (const [name, one, other] of [
    ['--service-card-icon-bg', light.iconBg, dark.iconBg],
    ['--service-card-icon-text', light.iconText, dark.iconText],
    ['--service-card-hover-border', light.hoverBorder, dark.hoverBorder],
    ['--service-card-button-hover', light.buttonHover, dark.buttonHover],
    ['--services-ground', leadBrand.backgrounds.services.light, leadBrand.backgrounds.services.dark],
  ]) {
    expect(css).toContain(`${name}:light-dark(${short(one)},${short(other)});`)
    expect(css).toContain(`${name}:${short(one)};`)
  }
})

test('a color is written once if both schemes share it, and otherwise also for browsers without light-dark()', () => {
  const { light, dark } = leadBrand.theme
  const brand = {
    ...leadBrand,
    theme: {
      light: { ...light, line: '#123456', heavyLine: '#654321' },
      dark: { ...dark, line: '#abcdef', heavyLine: '#654321' },
    },
  }
  const [css = '', fallback = ''] = themeCss(brand).split('@supports not ')
  expect(css).toContain(';--line:light-dark(#123456,#abcdef);')
  expect(fallback).toContain(';--line:#123456;')
  expect(css.match(/--heavy-line:[^;]*/g)).toEqual(['--heavy-line:#654321'])
  expect(fallback).not.toContain('--heavy-line')
})

test('only the stylesheet of the lead layout uses the colors that only its brands have', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:css|tsx)$/.test(file))
  const users = files.filter((file) => /var\(--service/.test(readFileSync(`src/${file}`, 'utf8')))
  expect(users).toEqual(['layouts/home/lead.css'])
})

test.each(brands)('$id: headings have the brand’s font and its weight', (brand) => {
  const css = themeCss(brand)
  expect(css).toContain(`--font-heading:"${brand.fonts.heading} Headings",`)
  expect(css).toContain(`--heading-weight:${HEADING_FONTS[brand.fonts.heading].weight};`)
})

test('styles use every variable for fonts and services', () => {
  const names = [...themeCss(leadBrand).matchAll(/(--(?:font|service)[\w-]*):/g)].map(([, name]) => name)
  expect(new Set(names).size).toBe(7)
  expect(names.filter((name) => !source.includes(`var(${name})`))).toEqual([])
})
