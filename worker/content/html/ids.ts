/** Makes each id in a post unique so that it does not clash with other ids on the page or with global script variables. */
import type { Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { folded } from '#worker/platform/text.ts'
import { text } from './tree.ts'

const PAGE_IDS = [
  'main',
  'post-body',
  'authors',
  'consent',
  'consent-heading',
  'contents',
  'related',
  'search',
  'next-step',
  'share',
  'toc',
]

/** Matches a safe id. Browsers expose ids as globals, so an id such as `appConfig` could pose as a script's global variable. */
const SAFE = /^[\p{Ll}\p{Lo}\p{N}](?:[\p{Ll}\p{Lo}\p{M}\p{N}_-]|%[\dA-F]{2})*$/u
const HEADING = /^h[1-6]$/

export function assignIds(tree: Root): void {
  const used = new Set(PAGE_IDS)
  const renamed = new Map<string, string>()
  visit(tree, 'element', ({ properties }) => {
    const id = text(properties.id)
    if (!id) delete properties.id
    else properties.id = uniqueId(SAFE.test(id) ? id : idOf(id), used)
    if (id && !renamed.has(id)) renamed.set(id, text(properties.id))
  })
  visit(tree, 'element', (element) => {
    const { tagName, properties } = element
    if (HEADING.test(tagName) && !properties.id) properties.id = uniqueId(idOf(textOf(element)), used)
    const target = renamed.get(text(properties.href).slice(1))
    if (target && text(properties.href).startsWith('#')) properties.href = `#${target}`
  })
}

function idOf(words: string): string {
  const plain = folded(words).replace(/[^\p{Ll}\p{Lo}\p{N}]+/gu, '-')
  return plain.replace(/^-|-$/g, '') || 'part'
}

/** Returns a unique id. If the page already uses the id, adds the prefix "post-". If the post already uses it, adds a number. */
function uniqueId(name: string, used: Set<string>): string {
  let id = PAGE_IDS.includes(name) ? `post-${name}` : name
  for (let n = 1; used.has(id); n++) id = `${name}-${n}`
  used.add(id)
  return id
}
