import { longDay } from '#shared/dates.ts'
import type { Block, Source } from '#shared/page-content.ts'
import { DataTable } from '#ui/data-table.tsx'
import { RichText, TextLink, Unbroken } from '#ui/rich-text.tsx'
import { TextList } from '#ui/text-list.tsx'
import { Questions } from './questions.tsx'

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    // Limits the line length, because short lines are easier to read. Tables may be wider.
    <div className="grid gap-5 [&>*]:max-w-[68ch] [&>:has(table)]:max-w-240">
      {blocks.map((block) => (
        <OneBlock key={JSON.stringify(block)} block={block} />
      ))}
    </div>
  )
}

function OneBlock({ block }: { block: Block }) {
  if (typeof block === 'string')
    return (
      <p>
        <RichText text={block} />
      </p>
    )
  if ('list' in block) return <TextList items={block.list} />
  if ('steps' in block) return <Steps steps={block.steps} />
  if ('table' in block) return <DataTable table={block.table} />
  if ('questions' in block) return <Questions questions={block.questions} />
  if ('note' in block)
    return (
      <p className="callout">
        <RichText text={block.note} />
      </p>
    )
  return (
    <dl className="grid gap-3">
      {block.links.map(({ label, href, text, lang }) => (
        <div key={href} className="border-t border-line pt-3">
          <dt className="font-semibold">
            <TextLink href={href} lang={lang}>
              {label}
            </TextLink>
          </dt>
          <dd className="text-muted">
            <RichText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function Steps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <ol className="steps grid gap-5 [counter-reset:step]">
      {steps.map(({ title, text }) => (
        <li key={title} className="step">
          <p className="font-semibold">
            <Unbroken text={title} />
          </p>
          <p className="text-muted">
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ol>
  )
}

/** @param checked ISO date when the firm last checked the page against its sources. */
export function Sources({ sources, checked }: { sources: readonly Source[]; checked: string | undefined }) {
  if (sources.length === 0) return null
  return (
    <p className="mt-4 text-small text-muted">
      Sources:{' '}
      {sources.map(({ label, href, year }, index) => (
        <span key={href + year}>
          {index > 0 ? '; ' : ''}
          <TextLink href={href}>{label}</TextLink> ({year})
        </span>
      ))}
      .{checked ? ` Figures last checked ${longDay(checked)}.` : ''} General information, not advice.
    </p>
  )
}
