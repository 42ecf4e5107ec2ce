/**
 * Ghost's cards rebuilt so that they work without Ghost's script and styles. Runs before the cleaning, which sees to all
 * that is left here.
 */
import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import { embedOf } from './embeds'
import { classesOf, element, find, text } from './tree'

const STARS = 5

/** By class or tag; undefined drops the card. */
const REBUILDS = new Map<string, (card: Element) => Element | undefined>([
  // Nobody can sign up here.
  ['kg-signup-card', () => undefined],
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
    // Once more from here: a card may hold others.
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

/** Stars are drawings in Ghost's HTML; here they are characters with words for them. */
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

/** With the browser's own controls. A film that would have begun by itself waits for the visitor. */
function video(card: Element): Element | undefined {
  const film = find(card, 'video')
  if (!film) return undefined
  const { src, width, height, loop, muted } = film.properties
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
  const sound = find(card, 'audio')
  if (!sound) return undefined
  const thumbnail = find(card, 'img')
  const title = find(card, 'kg-audio-title')
  const ariaLabel = title ? textOf(title) : 'Sound'
  const player = element('audio', { src: sound.properties.src, controls: true, preload: 'none', ariaLabel })
  return element(
    'div',
    { className: ['kg-card', 'kg-audio-card'] },
    ...(thumbnail && text(thumbnail.properties.src) ? [thumbnail] : []),
    element('div', { className: ['kg-audio-player-container'] }, ...(title ? [title] : []), player),
  )
}

/** Of the writer's colours one is the site's own: accent is the brand's. */
function header(card: Element): Element {
  const accent = card.properties.dataBackgroundColor === 'accent'
  if (accent) card.properties.className = [...classesOf(card), 'kg-style-accent']
  return card
}

/** Pictures in a row are as high as each other: told by classes for how wide each is, since styles are not let in. */
function galleryRow(row: Element): Element {
  for (const cell of row.children) {
    const image = cell.type === 'element' && find(cell, 'img')
    const ratio = image && Number(image.properties.width) / Number(image.properties.height)
    if (!image || !ratio || !Number.isFinite(ratio)) continue
    cell.properties.className = [...classesOf(cell), `kg-ratio-${Math.min(Math.max(Math.round(ratio * 4), 2), 10)}`]
  }
  return row
}
