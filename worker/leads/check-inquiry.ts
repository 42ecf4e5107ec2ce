/** Validates the fields of an inquiry by the rules of its form. */
import { DEFAULT_MINUTES } from '#shared/appointment'
import type { Brand } from '#shared/brand'
import { checkContact } from '#shared/contact'
import type { FormErrors } from '#shared/contact-texts'
import { checkSchedule } from '#shared/schedule-form'
import { askedService } from './asked-service'
import type { Inquiry } from './inquiry'
import type { LeadInput } from './lead'

export type InquiryCheck = { ok: true; value: LeadInput } | { ok: false; error: string; fields: FormErrors }

/** @param now ms since 1970. */
export function checkInquiry({ form, fields }: Inquiry, brand: Brand, now: number): InquiryCheck {
  if (form === 'contact') return checkContact(fields, brand)
  const check = checkSchedule(fields, {
    contact: brand.contact,
    serviceTitle: (id) => askedService(brand, id)?.title,
    now: new Date(now).toISOString(),
  })
  if (!check.ok) return check
  const { request, ...input } = check.value
  const minutes = brand.meetingMinutes[request.service] ?? DEFAULT_MINUTES
  return { ok: true, value: { ...input, request: { ...request, minutes } } }
}
