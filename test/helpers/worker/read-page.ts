import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { fetchSite } from './site.ts'

export interface ReadPage {
  status: number
  title: string
  noindex: boolean
  canonicals: string[]
  meta: Map<string, string>
  links: Map<string, string>
  data: Node[]
}

export type Node = { '@type': string } & Record<string, unknown>

export async function readPage(url: string): Promise<ReadPage> {
  const response = await fetchSite(url)
  const meta = new Map<string, string>()
  const links = new Map<string, string>()
  const page: ReadPage = { status: response.status, title: '', noindex: false, canonicals: [], meta, links, data: [] }
  visit(fromHtml(await response.text()), 'element', (element) => read(element, page))
  page.noindex = meta.get('robots') === 'noindex' || response.headers.get('x-robots-tag') === 'noindex'
  return page
}

function read(element: Element, page: ReadPage) {
  const { name, property, content, rel, href, type } = element.properties
  if (element.tagName === 'title') page.title ||= textOf(element)
  if (element.tagName === 'meta') page.meta.set(`${name ?? property}`, `${content}`)
  if (element.tagName === 'link') page.links.set(`${rel}`, `${href}`)
  if (element.tagName === 'link' && `${rel}` === 'canonical') page.canonicals.push(`${href}`)
  if (element.tagName !== 'script' || type !== 'application/ld+json') return
  const block = JSON.parse(textOf(element))
  if (block['@context'] !== 'https://schema.org')
    throw new Error(`Structured data has @context ${block['@context']}. Set it to https://schema.org.`)
  page.data.push(...block['@graph'])
}

export function nodeOf({ data }: ReadPage, type: string): Node | undefined {
  return data.find((node) => node['@type'] === type)
}
