import fc from 'fast-check'

/** Any characters, also control characters and halves of surrogate pairs. */
export const anyText = fc
  .array(fc.nat(0xffff), { maxLength: 8 })
  .map((codes) => codes.map((code) => String.fromCharCode(code)).join(''))
