/** Marks each paragraph that is entirely in italics, such as the sources of a post. The page shows it as a note. */
import type { Root } from 'hast'
import { visit } from 'unist-util-visit'

export function markNotes(tree: Root): void {
  visit(tree, 'element', ({ tagName, children, properties }) => {
    const [only, ...others] = children
    if (tagName === 'p' && only?.type === 'element' && only.tagName === 'em' && others.length === 0)
      properties.className = ['note']
  })
}
