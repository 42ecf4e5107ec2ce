import { type ReactNode, useState } from 'react'
import { FormSent } from './form-sent.tsx'
import type { FormKind } from './send-form.ts'

interface Props {
  kind: FormKind
  reference: string | undefined
  /** Renders the form. `again` is true if the visitor is sending another message. */
  children: (stage: { again: boolean; onSent: (reference: string | undefined) => void }) => ReactNode
}

type Stage = { is: 'first' | 'again' } | { is: 'sent'; reference: string | undefined }

export function FormStages({ kind, reference, children }: Props) {
  const [stage, setStage] = useState<Stage>({ is: 'first' })
  if (reference) return <FormSent kind={kind} reference={reference} onAgain={undefined} />
  if (stage.is === 'sent')
    return <FormSent kind={kind} reference={stage.reference} onAgain={() => setStage({ is: 'again' })} />
  return children({ again: stage.is === 'again', onSent: (sent) => setStage({ is: 'sent', reference: sent }) })
}
