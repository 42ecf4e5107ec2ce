import type { ComponentProps } from 'react'
import { FieldSuggestions } from './field-suggestions.tsx'
import { NumberNotices } from './number-notices.tsx'

/** Shows notices about sensitive numbers and suggested corrections next to the fields. Notices are not errors. */
export function FormNotices(props: ComponentProps<typeof NumberNotices>) {
  return (
    <>
      <NumberNotices {...props} />
      <FieldSuggestions form={props.form} />
    </>
  )
}
