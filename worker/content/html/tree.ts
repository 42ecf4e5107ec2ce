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

export function find(inside: Root | Element, classOrTag: string): Element | undefined {
  let found: Element | undefined
  visit(inside, 'element', (element) => {
    const matches = element.tagName === classOrTag || classesOf(element).includes(classOrTag)
    if (element !== inside && matches) found ??= element
  })
  return found
}

export function text(value: Properties[string]): string {
  return typeof value === 'string' ? value : ''
}

/** Parses the value of a width or height attribute, in px. Returns undefined if the value is invalid. */
export function pixels(value: Properties[string]): number | undefined {
  const number = Number(value)
  return value !== '' && Number.isInteger(number) && number > 0 && number < 20_000 ? number : undefined
}

export function isBlank(node: RootContent): boolean {
  if (node.type === 'text') return node.value.trim() === ''
  if (node.type !== 'element') return true
  return !['img', 'video', 'audio', 'hr', 'br'].includes(node.tagName) && node.children.every(isBlank)
}
