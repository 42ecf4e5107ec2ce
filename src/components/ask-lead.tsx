import { Link } from '@tanstack/react-router'
import { RichText } from '#components/rich-text'

/** What stands under a page's title where the next step is to ask: its first words, and the way to the form. */
export function AskLead({ lead, ask }: { lead: string; ask: string }) {
  return (
    <>
      <p>
        <RichText text={lead} />
      </p>
      <p className="mt-6">
        <Link to="/contact" className="button-primary">
          {ask}
        </Link>
      </p>
    </>
  )
}
