/** Uses tables and style attributes, because email programs support little CSS. The style sheet only sets dark-mode colors. */
import { html, raw } from 'hono/html'
import type { Brand, Palette } from '#shared/brand.ts'
import { HEADING_FONTS } from '#shared/heading-fonts.ts'
import { type Block, type MailContent, shownBlocks } from './kinds/content.ts'

type Markup = ReturnType<typeof html>

export function htmlPart(brand: Brand, content: MailContent): string {
  const { title, preview, footer } = content
  const { light, dark } = brand.theme
  const styles = stylesOf(brand)
  return String(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${title}</title><style>${raw(darkCss(dark))}</style></head>
<body class="ground" bgcolor="${light.ground}" style="margin:0;padding:0;background:${light.ground}">
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td align="center" style="padding:24px 12px"><table role="presentation" class="surface line" width="100%"
 cellpadding="0" cellspacing="0" border="0" bgcolor="${light.surface}" style="max-width:600px;background:${light.surface};
border:1px solid ${light.line};border-radius:${styles.radius};border-collapse:separate;text-align:left">
<tr><td class="brand" bgcolor="${light.brand}" style="padding:20px 24px;background:${light.brand};color:${light.onBrand};
border-radius:${styles.radius} ${styles.radius} 0 0;border-bottom:${styles.rule} solid ${light.ink};font-family:${styles.heading}">
<div style="font-size:22px;line-height:1.2;font-weight:${styles.weight};letter-spacing:${styles.tracking}">${brand.name}</div>
<div style="font:14px/1.4 ${styles.body};padding-top:2px">${brand.tagline}</div></td></tr>
<tr><td class="ink" style="padding:24px;color:${light.ink};font:16px/1.5 ${styles.body}">
<h1 style="margin:0 0 16px;font:${styles.weight} 24px/1.25 ${styles.heading};letter-spacing:${styles.tracking}">${title}</h1>
${shownBlocks(content).map((block) => htmlOf(block, light, styles))}</td></tr>
<tr><td class="muted line" style="padding:16px 24px;border-top:1px solid ${light.line};color:${light.muted};
font:13px/1.5 ${styles.body}">${footer}</td></tr></table></td></tr></table></body></html>`)
}

function htmlOf(block: Block, light: Palette, styles: Styles): Markup {
  const rule = `border-bottom:1px solid ${light.line}`
  if ('heading' in block)
    return html`<h2 style="margin:24px 0 8px;font:${styles.weight} 18px/1.3 ${styles.heading}">${block.heading}</h2>`
  if ('note' in block)
    return html`<p class="note" style="margin:0 0 16px;padding:12px 16px;border-left:4px solid ${light.danger};
background:${light.ground};border-radius:${styles.small}">${block.note}</p>`
  if ('quote' in block)
    return html`<div class="ground line" style="margin:0 0 16px;padding:16px;background:${light.ground};
border:1px solid ${light.line};border-radius:${styles.small};white-space:pre-wrap;overflow-wrap:anywhere;word-break:break-word">${block.quote}</div>`
  if ('steps' in block) return html`<ol style="${LIST_STYLE}">${itemsOf(block.steps)}</ol>`
  if ('list' in block) return html`<ul style="${LIST_STYLE}">${itemsOf(block.list)}</ul>`
  if ('rows' in block)
    return html`<table cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:0 0 16px;border-collapse:collapse">
${block.rows.map(
  ({ label, value, href }) => html`<tr><th scope="row" class="muted line" align="left" valign="top"
 style="padding:8px 12px 8px 0;width:96px;${rule};color:${light.muted};font:600 14px/24px ${styles.body}">${label}</th>
<td class="line" valign="top" style="padding:8px 0;${rule};word-break:break-word;overflow-wrap:anywhere">${
    href ? html`<a class="link" href="${href}" style="color:${light.accent}">${value}</a>` : value
  }</td></tr>`,
)}</table>`
  if ('link' in block)
    return html`<p style="margin:0 0 16px"><a class="button" href="${block.link.href}" style="display:inline-block;padding:12px 20px;
background:${light.brand};color:${light.onBrand};border-radius:${styles.small};font-weight:600;text-decoration:none">${block.link.label}</a></p>`
  return html`<p style="margin:0 0 16px">${block.text}</p>`
}

const LIST_STYLE = 'margin:0 0 16px;padding:0 0 0 24px'

function itemsOf(items: readonly string[]): Markup[] {
  return items.map(
    (item) => html`<li style="padding:0 0 8px 4px;word-break:break-word;overflow-wrap:anywhere">${item}</li>`,
  )
}

type Styles = ReturnType<typeof stylesOf>

/** Puts font names in single quotes, because the style attributes in the HTML use double quotes. */
function stylesOf({ fonts, shape }: Brand) {
  const fallback = fonts.heading === fonts.body ? 'Arial,sans-serif' : 'Georgia,serif'
  return {
    heading: `'${fonts.heading}',${fallback}`,
    body: `'${fonts.body}',Arial,sans-serif`,
    weight: HEADING_FONTS[fonts.heading].weight,
    tracking: shape.headingTracking,
    radius: shape.radius,
    // Replaces fully rounded corners (999px) with the brand's default radius, because they look wrong around multiple lines.
    small: shape.radiusSmall === '999px' ? shape.radius : shape.radiusSmall,
    rule: shape.rule,
  }
}

function darkCss(dark: Palette): string {
  const rules = {
    '.ground': `background:${dark.ground}!important`,
    '.surface': `background:${dark.surface}!important`,
    '.brand': `background:${dark.brand}!important;color:${dark.onBrand}!important;border-color:${dark.line}!important`,
    '.ink': `color:${dark.ink}!important`,
    '.muted': `color:${dark.muted}!important`,
    '.line': `border-color:${dark.line}!important`,
    '.note': `background:${dark.ground}!important;border-color:${dark.danger}!important`,
    '.button': `background:${dark.brand}!important;color:${dark.onBrand}!important`,
    '.link': `color:${dark.accent}!important`,
  }
  const css = Object.entries(rules).map(([name, value]) => `${name}{${value}}`)
  return `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${css.join('')}}`
}
