import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { BRAND_IDS, getBrand } from '#brands/index'
import { indexablePaths } from '#entry-server'
import { ghostPost } from '#test/helpers/worker/fakes'
import { setUpSite } from '#test/helpers/worker/set-up-site'
import { fetchSite } from '#test/helpers/worker/site'

setUpSite([ghostPost({ slug: 'first' })])

const PATHS = [...indexablePaths(), '/domain-tester', '/nowhere', `/blog/${'a'.repeat(151)}`]
/** Words that stay in lower case inside a name. */
const SMALL = /^(?:a|an|and|at|by|for|from|in|of|on|or|the|to|with)$/
/** The link in place of home's form until its code runs, and a button of the form. */
const EXCEPTIONS = ['Write to us', 'Clear the form']

interface Names {
  headings: Set<string>
  /** Buttons, and the entries of the menu and the footer. */
  controls: Set<string>
}

function readNames(html: string, { headings, controls }: Names): void {
  visit(fromHtml(html), 'element', (element) => {
    if (/^h[1-3]$/.test(element.tagName)) headings.add(nameOf(element))
    const classes = String(element.properties.className ?? '')
    const isButton = element.tagName === 'button' || /button-(?:primary|quiet)/.test(classes)
    if (isButton && !classes.includes('icon-button')) controls.add(nameOf(element))
    if (/site-(?:bar|footer)(?![\w-])/.test(classes))
      visit(element, { tagName: 'a' }, (link) => void controls.add(nameOf(link)))
  })
}

/** The text without the description of a menu entry. */
function nameOf(element: Element): string {
  let text = textOf(element)
  visit(element, { tagName: 'small' }, (description) => {
    text = text.replace(textOf(description), '')
  })
  return text
    .replace(/\(.*\)|\S+@\S+/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

test.each(BRAND_IDS)(
  '%s: the same name has the same capitals on every page, and buttons and menus have title case',
  async (id) => {
    const names: Names = { headings: new Set(), controls: new Set() }
    for (const path of PATHS) readNames(await (await fetchSite(`https://${getBrand(id).domain}${path}`)).text(), names)
    const spellings = Map.groupBy([...names.headings, ...names.controls], (name) => name.toLowerCase())
    expect([...spellings.values()].map((group) => [...new Set(group)]).filter((group) => group.length > 1)).toEqual([])
    const mixed = [...names.controls].filter((name) =>
      name.split(/[\s/]+/).some((word, index) => /^[a-z]/.test(word) && !(index > 0 && SMALL.test(word))),
    )
    expect(mixed.filter((name) => !EXCEPTIONS.includes(name))).toEqual([])
  },
)
