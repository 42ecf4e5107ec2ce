import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fileName, headingFaces, headingFontFile } from '#scripts/fonts/heading-faces.ts'
import { HEADING_FONTS, type HeadingFont } from '#shared/heading-fonts.ts'

test.each(Object.keys(HEADING_FONTS) as HeadingFont[])('`npm run fonts` reproduces the %s font file', async (font) => {
  const file = await headingFontFile(font)
  expect(Buffer.compare(file, readFileSync(`src/theme/fonts/${fileName(font)}-headings.woff2`))).toBe(0)
  expect(readFileSync('src/theme/heading-fonts.css', 'utf8')).toContain(await headingFaces(font, file))
})
