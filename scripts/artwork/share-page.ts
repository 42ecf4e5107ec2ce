/** Builds the HTML page that `npm run artwork` screenshots to create a brand's link preview image. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { SHARE_IMAGE } from '#features/document/sharing.ts'
import type { Brand } from '#shared/brand.ts'
import { themeCss } from '#theme/css.ts'

const require = createRequire(import.meta.url)

export function sharePage(brand: Brand): string {
  const art = (name: string) => readFileSync(`src/brands/${brand.id}/art/${name}.svg`, 'utf8')
  const { sizePx, widthPx, lineHeight } = brand.shareImage.tagline
  return `<!doctype html>
<html lang="en" data-theme="light">
<style>${themeCss(brand)}${fontFaces()}${LAYOUT}
h1 { max-width: ${widthPx}px; font-size: ${sizePx}px; line-height: ${lineHeight}; }</style>
<div hidden>${art('logo')}${art('hero')}${art('bands')}</div>
${drawing(brand)}
<p class="name"><svg viewBox="0 0 48 48"><use href="#mark"/></svg>${escaped(brand.name)}</p>
<h1>${escaped(brand.tagline)}</h1>
<p class="what">${escaped(brand.copy.home.hero.pageTitle)}</p>
</html>`
}

function drawing({ shareImage }: Brand): string {
  switch (shareImage.drawing) {
    case 'band':
      return '<svg class="band" viewBox="0 0 286 24" preserveAspectRatio="xMinYMin slice"><use href="#edge" width="2880" height="24"/></svg>'
    case 'ground':
      return '<svg class="ground"><use href="#ground" width="100%" height="100%"/></svg>'
    case 'scene':
      return '<svg class="scene" viewBox="0 0 640 560"><use href="#scene"/></svg>'
  }
}

/**
 * Embeds the fonts as data URLs, because the page has no URL and cannot load files by relative path. On a slow machine,
 * `font-display: block` prevents a screenshot with a fallback font.
 */
function fontFaces(): string {
  const css = ['fonts', 'heading-fonts'].map((name) => readFileSync(`src/theme/${name}.css`, 'utf8')).join('')
  return css.replace(/font-display: \w+/g, 'font-display: block').replace(/url\("([^"]+)"\)/g, (_, file: string) => {
    const path = file.startsWith('./') ? `src/theme/${file}` : require.resolve(file)
    return `url("data:font/woff2;base64,${readFileSync(path, 'base64')}")`
  })
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

const LAYOUT = `
* { margin: 0; box-sizing: border-box; }
html { background: var(--ground); color: var(--ink); font-family: var(--font-body); }
body {
  position: relative; overflow: hidden; padding: 68px 76px; display: flex; flex-direction: column;
  width: ${SHARE_IMAGE.width}px; height: ${SHARE_IMAGE.height}px;
}
.name, h1 { font-family: var(--font-heading); font-weight: var(--heading-weight); letter-spacing: var(--heading-tracking); }
.name { display: flex; align-items: center; gap: 20px; font-size: 42px; }
.name svg { width: 68px; height: 68px; }
h1 { margin: auto 0; text-wrap: balance; }
.what { font-size: 29px; color: var(--muted); }
p, h1 { position: relative; }
.ground, .scene, .band { position: absolute; }
.ground { inset: 0; width: 100%; height: 100%; }
.scene { right: 30px; bottom: -34px; width: 520px; height: 455px; }
.band { --line: var(--ink); left: -40px; bottom: 44px; width: 1240px; height: 104px; }
body:has(.band) { padding-top: 52px; padding-bottom: 176px; }
`
