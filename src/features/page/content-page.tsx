import type { ReactNode } from 'react'
import type { PageContent, Section } from '#shared/page-content.ts'
import { unbrokenTitle } from '#shared/text-parts.ts'
import { RichText } from '#ui/rich-text.tsx'
import { Blocks, Sources } from './blocks.tsx'
import { Page } from './page.tsx'
import { PageAside } from './page-aside.tsx'

interface Props {
  content: PageContent
  parts?: Record<string, ReactNode>
  children?: ReactNode
}

export function ContentPage({ content, parts, children }: Props) {
  const { title, lead, sections, checked, action } = content
  return (
    <Page
      title={title}
      lead={<RichText text={lead} />}
      action={action}
      aside={<PageAside contents={sections} hasContact={action !== undefined} />}
    >
      <ContentSections sections={sections} checked={checked} parts={parts} />
      {children}
    </Page>
  )
}

interface SectionsProps {
  sections: readonly Section[]
  checked: string | undefined
  parts?: Record<string, ReactNode> | undefined
  level?: 'h2' | 'h3'
}

export function ContentSections({ sections, checked, parts, level: Heading = 'h2' }: SectionsProps) {
  return (
    <div className="grid gap-14">
      {sections.map(({ id, heading, blocks, sources = [] }) => (
        <section key={id} id={id} aria-labelledby={`${id}-heading`}>
          <Heading
            id={`${id}-heading`}
            className={Heading === 'h2' ? 'mb-5 text-heading font-bold' : 'mb-5 text-lead font-bold'}
          >
            {unbrokenTitle(heading)}
          </Heading>
          <Blocks blocks={blocks} />
          {parts?.[id]}
          <Sources sources={sources} checked={checked} />
        </section>
      ))}
    </div>
  )
}
