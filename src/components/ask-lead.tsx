import { Link } from '@tanstack/react-router'
import { RichText } from '#components/rich-text'
import type { ServiceId } from '#shared/service'

interface Props {
  lead: string
  ask: string
  /** What the form takes the question to be about. */
  service?: ServiceId
}

/** What stands under a page's title where the next step is to ask: its first words, and the way to the form. */
export function AskLead({ lead, ask, service }: Props) {
  return (
    <>
      <p>
        <RichText text={lead} />
      </p>
      <p className="mt-6">
        <Link to="/contact" search={{ service }} className="button-primary">
          {ask}
        </Link>
      </p>
    </>
  )
}
