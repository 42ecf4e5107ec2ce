import { expect, test } from 'vitest'
import { brands, DEFAULT_BRAND } from '#brands/index'
import { themeCss } from '#theme/css'

const [leadBrand = DEFAULT_BRAND] = brands.filter(({ home }) => home.services.layout === 'lead')

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
