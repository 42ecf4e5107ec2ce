/** Ids of a post: each once, none of the page's own, none that could pass for a variable of a script. */
import type { Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { folded } from '#shared/text'
import { text } from './tree'

/** Of the page around a post, of which links into the post must not speak. */
const PAGE_IDS = ['main', 'post-body', 'consent', 'consent-heading', 'contents', 'related', 'search', 'share', 'toc']

/** An element is a property of `window` by its id, so names as scripts have them, `dataLayer` say, are not let in. */
const SAFE = /^[\p{Ll}\p{Lo}\p{N}](?:[\p{Ll}\p{Lo}\p{M}\p{N}_-]|%[\dA-F]{2})*$/u
const HEADING = /^h[1-6]$/

export function settleIds(tree: Root): void {
  const taken = new Set(PAGE_IDS)
  const settled = new Map<string, string>()
  visit(tree, 'element', ({ properties }) => {
    const id = text(properties.id)
    if (!id) delete properties.id
    else properties.id = take(SAFE.test(id) ? id : idOf(id), taken)
    if (id && !settled.has(id)) settled.set(id, text(properties.id))
  })
  visit(tree, 'element', (one) => {
    const { tagName, properties } = one
    if (HEADING.test(tagName) && !properties.id) properties.id = take(idOf(textOf(one)), taken)
    const place = settled.get(text(properties.href).slice(1))
    if (place && text(properties.href).startsWith('#')) properties.href = `#${place}`
  })
}

function idOf(words: string): string {
  const plain = folded(words).replace(/[^\p{Ll}\p{Lo}\p{N}]+/gu, '-')
  return plain.replace(/^-|-$/g, '') || 'part'
}

/** The name itself; `post-name` where it is the page's, `name-1` where the post has it twice. */
function take(name: string, taken: Set<string>): string {
  let id = PAGE_IDS.includes(name) ? `post-${name}` : name
  for (let n = 1; taken.has(id); n++) id = `${name}-${n}`
  taken.add(id)
  return id
}
