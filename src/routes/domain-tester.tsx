import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import copy from '#content/domain-tester.ts'
import { pageHead, pageMeta } from '#features/document/head.ts'
import { Steps } from '#features/page/blocks.tsx'
import { Page } from '#features/page/page.tsx'
import type { Address, ContentReader, DomainTest } from '#shared/content.ts'
import { withDomain } from '#shared/links.ts'

const PATH = '/domain-tester'

const domainTestQuery = (content: ContentReader) =>
  queryOptions({ queryKey: ['domain-test'], queryFn: () => content.domainTest() })

export const Route = createFileRoute('/domain-tester')({
  loader: async ({ context: { queryClient, content } }) => {
    await queryClient.ensureQueryData(domainTestQuery(content))
    return pageMeta(copy)
  },
  // This page shows the host name of the request, so its HTML must not be cached and served for another host.
  staticData: { noindex: true, noStore: true },
  head: pageHead,
  component: DomainTester,
})

function DomainTester() {
  const { page, content } = Route.useRouteContext()
  const {
    data: { address, family },
  } = useSuspenseQuery(domainTestQuery(content))
  return (
    <Page title={copy.title} lead={copy.lead}>
      <div className="grid gap-20">
        <section aria-labelledby="result">
          <h2 id="result" className="mb-6 text-heading font-bold">
            {copy.result}
          </h2>
          <Result address={address} brand={page.brand.name} />
        </section>

        <section aria-labelledby="brands">
          <h2 id="brands" className="mb-6 text-heading font-bold">
            {copy.brands.heading}
          </h2>
          <ul data-brand-family="" className="grid gap-x-10 gap-y-12 md:grid-cols-3">
            {family.map((member) => (
              <FamilyEntry key={member.id} member={member} isCurrent={member.id === page.brand.id} />
            ))}
          </ul>
        </section>

        <section aria-labelledby="order" className="max-w-[68ch]">
          <h2 id="order" className="mb-6 text-heading font-bold">
            {copy.order.heading}
          </h2>
          <Steps steps={copy.order.steps} />
        </section>
      </div>
    </Page>
  )
}

/** The domain tester may name another brand's host, so `data-brand-family` excludes the result from the brand leak test. */
function Result({ address: { host, domain, reason }, brand }: { address: Address; brand: string }) {
  const rows = {
    host,
    parameter: domain ?? copy.none,
    brand,
    reason: copy.reasons[reason].replace('{host}', host).replace('{value}', domain ?? ''),
    index: reason === 'host' ? copy.index.yes : reason === 'parameter' ? copy.index.parameter : copy.index.no,
  }
  return (
    <dl data-brand-family="" className="border-t-[length:var(--rule)] border-heavy-line">
      {(Object.keys(rows) as (keyof typeof rows)[]).map((row) => (
        <div key={row} className="grid gap-x-10 gap-y-1 border-b border-line py-4 sm:grid-cols-[16rem_1fr]">
          <dt className="font-semibold">{copy.labels[row]}</dt>
          <dd className="max-w-[62ch]">{rows[row]}</dd>
        </div>
      ))}
    </dl>
  )
}

type FamilyEntryProps = { member: DomainTest['family'][number]; isCurrent: boolean }

function FamilyEntry({ member: { name, line, href, domain }, isCurrent }: FamilyEntryProps) {
  const own = new URL(PATH, href)
  const from = withDomain(PATH, domain)
  return (
    <li className="border-t-[length:var(--rule)] border-heavy-line pt-4">
      <h3 className="text-lead font-bold">{name}</h3>
      <p className="font-semibold">{isCurrent ? `${own.host} (${copy.brands.here})` : own.host}</p>
      <p className="mt-2 text-muted">{line}</p>
      <dl className="mt-4 grid gap-3">
        <div>
          <dt className="text-small text-muted">{copy.brands.own}</dt>
          <dd>
            <a href={own.href}>{own.href}</a>
          </dd>
        </div>
        <div>
          <dt className="text-small text-muted">{copy.brands.from}</dt>
          <dd>
            <a href={from}>{from}</a>
          </dd>
        </div>
      </dl>
    </li>
  )
}
