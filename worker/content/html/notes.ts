/** Marks post paragraphs that are entirely in italics, such as lists of sources, so that CSS can style them. */
import type { Root } from 'hast'
import { visit } from 'unist-util-visit'

export function markNotes(tree: Root): void {
  visit(tree, 'element', ({ tagName, children, properties }) => {
    const [only, ...others] = children
    if (tagName === 'p' && only?.type === 'element' && only.tagName === 'em' && others.length === 0)
      properties.className = ['note']
  })
}
