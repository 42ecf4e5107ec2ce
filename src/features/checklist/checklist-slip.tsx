import { ContactLink } from '#features/firm/contact-link.tsx'
import type { Source } from '#shared/page-content.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { PrintButton, type SlipContent } from '#ui/slip.tsx'

interface Item {
  id: string
  label: string
}

type Ticks = Pick<ReadonlySet<string>, 'has'>

interface Options {
  groups: readonly { heading: string; items: readonly Item[] }[]
  /**
   * Ids of the checked documents in the tax prep checklist. Undefined if check marks are not counted, for example
   * without JavaScript.
   */
  ticks: Ticks | undefined
  now: string
  checked: string
  sources: readonly Source[]
}

export function checklistSlip({ groups, ticks, now, checked, sources }: Options): SlipContent {
  const all = groups.flatMap(({ items }) => items)
  const missing = all.filter(({ id }) => !ticks?.has(id))
  const checkedOff = (items: readonly Item[]) => (ticks ? `${countTicked(items, ticks)} of ` : '')
  return {
    id: 'progress',
    title: 'Documents to bring',
    date: now,
    figure: { label: ticks ? 'Documents checked off' : 'Documents needed', value: `${checkedOff(all)}${all.length}` },
    groups: [
      groups.map(({ heading, items }) => ({
        label: heading,
        value: <Count before={checkedOff(items)} of={items.length} />,
      })),
    ],
    checked,
    sources,
    actions: (
      <>
        {missing.length > 0 ? (
          <CopyButton
            text={missing.map(({ label }) => `- ${label}`).join('\n')}
            label="Copy Missing"
            done="List of missing documents copied."
            failed="Your browser did not allow copying. Print the list instead."
          />
        ) : null}
        <PrintButton />
        <ContactLink>Talk to Us</ContactLink>
      </>
    ),
  }
}

export function countTicked(items: readonly Item[], ticks: Ticks): number {
  return items.filter(({ id }) => ticks.has(id)).length
}

/**
 * Renders the number of documents as a separate text node, so that the number does not move when hydration adds text to
 * its left.
 */
function Count({ before, of }: { before: string; of: number }) {
  return (
    <span className="inline-block min-w-16">
      {before || null}
      {of}
    </span>
  )
}
