/** `npm run fonts` writes the heading fonts to src/theme/fonts/, and their @font-face rules to src/theme/heading-fonts.css. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileName, headingFaces, headingFontFile } from '#scripts/fonts/heading-faces.ts'
import { HEADING_FONTS, type HeadingFont } from '#shared/heading-fonts.ts'

const COMMENT = `/*
 * Written by \`npm run fonts\`. Headings use a bold system font with the same metrics until their own font has loaded. Each file
 * is a subset of one weight. See src/shared/heading-fonts.ts.
 */
`

mkdirSync('src/theme/fonts', { recursive: true })
const faces: string[] = []
for (const font of Object.keys(HEADING_FONTS) as HeadingFont[]) {
  const file = await headingFontFile(font)
  const path = `src/theme/fonts/${fileName(font)}-headings.woff2`
  writeFileSync(path, file)
  faces.push(await headingFaces(font, file))
  console.log(`Wrote ${path}: ${file.length} bytes`)
}
writeFileSync('src/theme/heading-fonts.css', COMMENT + faces.join('\n'))
