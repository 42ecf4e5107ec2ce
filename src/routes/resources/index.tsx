import { createFileRoute } from '@tanstack/react-router'
import content, { type Tool } from '#content/resources.ts'
import { pageHead, pageMeta } from '#features/document/head.ts'
import { Page } from '#features/page/page.tsx'
import { RichText, TextLink } from '#ui/rich-text.tsx'

export const Route = createFileRoute('/resources/')({
  loader: () => pageMeta(content),
  head: pageHead,
  component: Resources,
})

function Resources() {
  return (
    <Page title={content.title} lead={content.lead} action={content.action}>
      <ol className="grid gap-16">
        {content.stages.map(({ heading, lead, tools }) => (
          <li key={heading} className="grid gap-x-12 gap-y-4 lg:grid-cols-[17rem_1fr]">
            <div className="self-start lg:sticky lg:top-28">
              <h2 className="heading">{heading}</h2>
              <p className="mt-3 max-w-[48ch] text-muted">{lead}</p>
            </div>
            <ul className="border-t-[length:var(--rule)] border-heavy-line">
              {tools.map((tool) => (
                <ToolEntry key={tool.href} tool={tool} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <p className="mt-16 max-w-[60ch] text-lead">
        <RichText text={content.closing} />
      </p>
    </Page>
  )
}

function ToolEntry({ tool: { title, href, text, parts } }: { tool: Tool }) {
  return (
    <li className="grid gap-x-12 gap-y-3 border-b border-line py-7 md:grid-cols-[1fr_15rem]">
      <div>
        <h3 className="text-heading font-bold">
          <TextLink href={href}>{title}</TextLink>
        </h3>
        <p className="mt-3 max-w-[58ch]">{text}</p>
      </div>
      <ul className="grid content-start">
        {parts.map((part) => (
          <li key={part.href}>
            <TextLink href={part.href} className="inline-block py-1">
              {part.label}
            </TextLink>
          </li>
        ))}
      </ul>
    </li>
  )
}
