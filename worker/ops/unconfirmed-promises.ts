interface CopyPromise {
  path: string
  text: string
}

/**
 * Promises to visitors that the firm has not confirmed. Delete an entry once the firm confirms the promise, or once the text no
 * longer makes the promise. The promises of only one brand are in the field `unconfirmed` of the brand's brand.ts.
 */
export const UNCONFIRMED_PROMISES: readonly CopyPromise[] = [
  { path: 'src/catalog/services', text: 'We tell you the price before any work starts' },
  {
    path: 'src/content/personal-tax-pricing.ts',
    text: 'You will hear from us by the end of the next day the office is open',
  },
  { path: 'src/shared/text-parts.ts', text: 'You will hear from us' },
  { path: 'worker/mail/kinds/confirmation.ts', text: 'We will reply by the end of' },
]
