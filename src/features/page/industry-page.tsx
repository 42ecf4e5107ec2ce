import { useRouteContext } from '@tanstack/react-router'
import { isOmitted, serviceLink } from '#shared/menu.ts'
import type { IndustryContent } from '#shared/page-content.ts'
import { RichText } from '#ui/rich-text.tsx'
import { ContactLead } from './contact-lead.tsx'
import { ContentSections } from './content-page.tsx'
import { Page, type PageImage } from './page.tsx'
import { PageAside } from './page-aside.tsx'
import { QuestionSection } from './questions.tsx'

export function IndustryPage({ content, image }: { content: IndustryContent; image: PageImage }) {
  const { title, lead, particulars, help, questions, sections, checked, action } = content
  const menu = useRouteContext({ from: '__root__', select: ({ page }) => page.menu })
  const suggested = help.filter(({ service }) => !isOmitted(menu, serviceLink(service)))
  return (
    <Page
      title={title}
      image={image}
      lead={<ContactLead lead={lead} action="Ask About Your Business" />}
      action={action}
      aside={
        <PageAside
          contents={[
            { id: 'particulars', heading: 'What makes this industry different' },
            { id: 'help', heading: 'What we do for you' },
            ...sections,
            { id: 'questions', heading: 'Common questions' },
          ]}
          hasContact
        />
      }
    >
      <div className="page-parts grid gap-14">
        <section aria-labelledby="particulars">
          <h2 id="particulars" className="mb-6 text-heading font-bold">
            What makes this industry different
          </h2>
          <ol className="grid gap-x-12 gap-y-8 md:grid-cols-2">
            {particulars.map(({ title, text }) => (
              <li key={title} className="border-t-[length:var(--rule)] border-mark pt-4">
                <h3 className="text-lead font-bold">{title}</h3>
                <p className="mt-2">
                  <RichText text={text} />
                </p>
              </li>
            ))}
          </ol>
        </section>

        <section aria-labelledby="help">
          <h2 id="help" className="mb-6 text-heading font-bold">
            What we do for you
          </h2>
          <dl className="fact-list">
            {suggested.map(({ service, text }) => (
              <div key={service} className="grid gap-x-10 gap-y-1 border-t border-line py-4 sm:grid-cols-[16rem_1fr]">
                <dt className="font-semibold">
                  <RichText text={`{service:${service}}`} />
                </dt>
                <dd className="max-w-[62ch]">
                  <RichText text={text} />
                </dd>
              </div>
            ))}
          </dl>
        </section>

        <ContentSections sections={sections} checked={checked} />

        <QuestionSection questions={questions} />
      </div>
    </Page>
  )
}
