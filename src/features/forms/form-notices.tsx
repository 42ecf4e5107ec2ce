import type { ComponentProps } from 'react'
import { FieldSuggestions } from './field-suggestions.tsx'
import { NumberNotices } from './number-notices.tsx'

/** Shows notices next to the form's fields: sensitive numbers and suggested corrections. A notice is not an error. */
export function FormNotices(props: ComponentProps<typeof NumberNotices>) {
  return (
    <>
      <NumberNotices {...props} />
      <FieldSuggestions form={props.form} />
    </>
  )
}
