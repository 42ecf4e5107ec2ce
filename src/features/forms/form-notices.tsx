import type { ComponentProps } from 'react'
import { FieldSuggestions } from './field-suggestions.tsx'
import { NumberNotices } from './number-notices.tsx'

export function FormNotices(props: ComponentProps<typeof NumberNotices>) {
  return (
    <>
      <NumberNotices {...props} />
      <FieldSuggestions form={props.form} />
    </>
  )
}
