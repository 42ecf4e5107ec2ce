/** Rebuilds Ghost's cards so that they work without Ghost's script and styles. `sanitize` later checks the new elements. */
import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { embedOf } from './embeds.ts'
import { classesOf, element, find, text } from './tree.ts'

const STARS = 5

/** Functions that rebuild cards, keyed by the card's class or tag name. If a function returns undefined, the card is removed. */
const REBUILDS = new Map<string, (card: Element) => Element | undefined>([
  // Removes the sign-up card, because this site has no sign-up.
  ['kg-signup-card', () => undefined],
  // Removes the emoji from a callout card, because browsers without an emoji font would show an empty box.
  ['kg-callout-emoji', () => undefined],
  ['kg-toggle-card', toggle],
  ['kg-product-card-rating', rating],
  ['kg-video-card', video],
  ['kg-audio-card', audio],
  ['kg-header-card', header],
  ['kg-gallery-row', galleryRow],
  ['iframe', embedOf],
])

export function rebuildCards(tree: Root): void {
  const done = new Set<Element>()
  visit(tree, 'element', (card, index, parent) => {
    if (done.has(card) || !parent || index === undefined) return undefined
    const rebuild = [...classesOf(card), card.tagName].map((name) => REBUILDS.get(name)).find(Boolean)
    if (!rebuild) return undefined
    const rebuilt = rebuild(card)
    const bare = card.tagName === 'iframe' && !('tagName' in parent && parent.tagName === 'figure')
    const placed = rebuilt && bare ? element('figure', { className: ['kg-card', 'kg-embed-card'] }, rebuilt) : rebuilt
    if (placed) done.add(placed)
    parent.children.splice(index, 1, ...(placed ? [placed] : []))
    // Also visits the elements inside the rebuilt card, because they may be cards too.
    return [SKIP, index]
  })
}

function toggle(card: Element): Element | undefined {
  const heading = find(card, 'kg-toggle-heading-text')
  const content = find(card, 'kg-toggle-content')
  if (!heading || !content) return undefined
  const open = card.properties.dataKgToggleState === 'open'
  return element(
    'details',
    { className: ['kg-card', 'kg-toggle-card'], ...(open && { open }) },
    element('summary', { className: ['kg-toggle-heading'] }, heading),
    content,
  )
}

function rating(card: Element): Element {
  let active = 0
  visit(card, 'element', (star) => {
    if (classesOf(star).includes('kg-product-card-rating-active')) active += 1
  })
  const stars = '★'.repeat(Math.min(active, STARS)) + '☆'.repeat(Math.max(STARS - active, 0))
  return element(
    'p',
    { className: ['kg-product-card-rating'], role: 'img', ariaLabel: `${active} of ${STARS} stars` },
    stars,
  )
}

function video(card: Element): Element | undefined {
  const original = find(card, 'video')
  if (!original) return undefined
  const { src, width, height, loop, muted } = original.properties
  const poster = text(card.properties.dataKgCustomThumbnail) || text(card.properties.dataKgThumbnail)
  const caption = find(card, 'figcaption')
  const player = element('video', {
    src,
    width,
    height,
    controls: true,
    playsInline: true,
    preload: poster ? 'none' : 'metadata',
    ...(poster && { poster }),
    ...(loop !== undefined && { loop: true }),
    ...(muted !== undefined && { muted: true }),
    ...(caption && { ariaLabel: textOf(caption) }),
  })
  const container = element('div', { className: ['kg-video-container'] }, player)
  return element('figure', { className: card.properties.className }, container, ...(caption ? [caption] : []))
}

function audio(card: Element): Element | undefined {
  const original = find(card, 'audio')
  if (!original) return undefined
  const thumbnail = find(card, 'img')
  const title = find(card, 'kg-audio-title')
  const ariaLabel = title ? textOf(title) : 'Audio'
  const player = element('audio', { src: original.properties.src, controls: true, preload: 'none', ariaLabel })
  return element(
    'div',
    { className: ['kg-card', 'kg-audio-card'] },
    ...(thumbnail && text(thumbnail.properties.src) ? [thumbnail] : []),
    element('div', { className: ['kg-audio-player-container'] }, ...(title ? [title] : []), player),
  )
}

/** Adds a class to a header card that has the accent color. Other colors are removed, because not every brand defines them. */
function header(card: Element): Element {
  const accent = card.properties.dataBackgroundColor === 'accent'
  if (accent) card.properties.className = [...classesOf(card), 'kg-style-accent']
  return card
}

/** Adds a class for each image's aspect ratio so that CSS can show all images in a gallery row with the same height. */
function galleryRow(row: Element): Element {
  for (const cell of row.children) {
    const image = cell.type === 'element' && find(cell, 'img')
    const ratio = image && Number(image.properties.width) / Number(image.properties.height)
    if (!image || !ratio || !Number.isFinite(ratio)) continue
    cell.properties.className = [...classesOf(cell), `kg-ratio-${Math.min(Math.max(Math.round(ratio * 4), 2), 10)}`]
  }
  return row
}
