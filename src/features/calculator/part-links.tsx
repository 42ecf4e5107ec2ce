interface Props {
  hasDetails: boolean
  hasAnswer: boolean
}

export function PartLinks({ hasDetails, hasAnswer }: Props) {
  return (
    // The section links have their own row, so that links that appear later do not shift the other links.
    <nav aria-label="Your estimate" className="flex flex-full flex-wrap gap-x-2.5 sm:gap-x-5">
      <PartLink href="#calc-result">Result</PartLink>
      {hasDetails && hasAnswer ? <PartLink href="#calc-charts">Breakdown</PartLink> : null}
      {hasDetails ? <PartLink href="#calc-compare">Compare</PartLink> : null}
      {hasDetails && hasAnswer ? <PartLink href="#calc-quarterly">Quarterly</PartLink> : null}
    </nav>
  )
}

function PartLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="inline-flex min-h-11 items-center">
      {children}
    </a>
  )
}
