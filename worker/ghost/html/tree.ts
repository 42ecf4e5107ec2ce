/** Small questions to an element of a post's tree. */
import type { Element, ElementContent, Properties, Root, RootContent } from 'hast'
import { visit } from 'unist-util-visit'

export function element(tagName: string, properties: Properties, ...children: (ElementContent | string)[]): Element {
  return {
    type: 'element',
    tagName,
    properties,
    children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
  }
}

export function classesOf({ properties }: Element): string[] {
  return Array.isArray(properties.className) ? properties.className.map(String) : []
}

/** The first element inside that has the class, or the name where none is a class. */
export function find(inside: Root | Element, wanted: string): Element | undefined {
  let found: Element | undefined
  visit(inside, 'element', (one) => {
    if (one !== inside && (one.tagName === wanted || classesOf(one).includes(wanted))) found ??= one
  })
  return found
}

/** A property's text; '' where there is none. */
export function text(value: Properties[string]): string {
  return typeof value === 'string' ? value : ''
}

/** A length in px, as width and height have it. */
export function pixels(value: Properties[string]): number | undefined {
  const number = Number(value)
  return value !== '' && Number.isInteger(number) && number > 0 && number < 20_000 ? number : undefined
}

/** Whether something is left to see: words, or an element that is something by itself. */
export function isBlank(node: RootContent): boolean {
  if (node.type === 'text') return node.value.trim() === ''
  if (node.type !== 'element') return true
  return !['img', 'video', 'audio', 'hr', 'br'].includes(node.tagName) && node.children.every(isBlank)
}
