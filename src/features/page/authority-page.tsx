import type { Authority, AuthorityContent, Points } from '#shared/page-content.ts'
import { RichText } from '#ui/rich-text.tsx'
import { TextList } from '#ui/text-list.tsx'
import { Sources } from './blocks.tsx'
import { Page } from './page.tsx'
import { PageAside } from './page-aside.tsx'

export function AuthorityPage({ content }: { content: AuthorityContent }) {
  const {
    title,
    lead,
    warning,
    groups = [{ id: '', heading: '' }],
    entries,
    closing,
    checked,
    sources,
    action,
  } = content
  return (
    <Page
      title={title}
      lead={<RichText text={lead} />}
      action={action}
      aside={
        <PageAside
          contents={entries.map(({ id, title }) => ({ id, heading: title }))}
          hasContact={action !== undefined}
        />
      }
    >
      <div className="grid gap-16">
        {groups.map(({ id, heading }) => (
          <section key={id} aria-label={heading || 'Authorities'}>
            {heading ? <h2 className="heading mb-6">{heading}</h2> : null}
            {entries
              .filter(({ group = '' }) => group === id)
              .map((entry) => (
                <AuthorityEntry key={entry.id} entry={entry} heading={heading ? 'h3' : 'h2'} />
              ))}
          </section>
        ))}
        <PointList {...warning} />
        <PointList {...closing} />
        <Sources sources={sources} checked={checked} />
      </div>
    </Page>
  )
}

function AuthorityEntry({ entry, heading: Heading }: { entry: Authority; heading: 'h2' | 'h3' }) {
  const { id, title, about, have, time, action, notes } = entry
  return (
    <article id={id} className="grid gap-x-12 gap-y-5 border-t border-line py-8 lg:grid-cols-2">
      <div>
        <Heading className="text-lead font-bold">{title}</Heading>
        <p className="mt-2">
          <RichText text={about} />
        </p>
        <p className="mt-5">
          <a href={action.href} rel="noopener" className="button">
            {action.label}
          </a>
        </p>
      </div>
      <div className="grid content-start gap-4">
        <div>
          <p className="font-semibold">Have at hand</p>
          <div className="mt-2">
            <TextList items={have} />
          </div>
        </div>
        <p>
          <strong>Timing: </strong>
          <RichText text={time} />
        </p>
        {notes.map((note) => (
          <p key={note} className="text-muted">
            <RichText text={note} />
          </p>
        ))}
      </div>
    </article>
  )
}

function PointList({ heading, points }: Points) {
  return (
    <section className="max-w-[70ch]">
      <h2 className="mb-4 text-heading font-bold">{heading}</h2>
      <TextList items={points} />
    </section>
  )
}
