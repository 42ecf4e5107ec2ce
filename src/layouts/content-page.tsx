import type { ReactNode } from 'react'
import { Blocks, Sources } from '#components/blocks'
import { RichText } from '#components/rich-text'
import { Page } from '#layouts/page'
import { longDate } from '#shared/dates'
import type { PageContent, Section } from '#shared/page-content'

interface Props {
  content: PageContent
  /** Shown at the end of the section with that id. */
  parts?: Record<string, ReactNode>
  children?: ReactNode
}

/** A page of sections with a list of them, for legal texts and guides. */
export function ContentPage({ content, parts, children }: Props) {
  const { title, lead, sections, checked } = content
  return (
    <Page title={title} lead={<RichText text={lead} />}>
      <div className="grid gap-12 lg:grid-cols-[15rem_1fr]">
        <nav aria-label="On this page" className="no-print lg:sticky lg:top-28 self-start">
          <p className="font-semibold">On this page</p>
          <ul className="mt-2 grid gap-1">
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-block py-1">
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0">
          <ContentSections sections={sections} checked={checked} parts={parts} />
          {children}
        </div>
      </div>
    </Page>
  )
}

interface SectionsProps {
  sections: readonly Section[]
  checked: string | undefined
  parts?: Record<string, ReactNode> | undefined
}

export function ContentSections({ sections, checked, parts }: SectionsProps) {
  return (
    <div className="grid gap-14">
      {sections.map(({ id, heading, blocks, sources = [] }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`}>
          <h2 id={`${id}-heading`} className="mb-5 text-heading font-bold">
            {heading}
          </h2>
          <Blocks blocks={blocks} />
          {parts?.[id]}
          <Sources sources={sources} checked={checked && longDate(`${checked}T12:00:00Z`)} />
        </section>
      ))}
    </div>
  )
}
