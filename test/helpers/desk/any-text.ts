import fc from 'fast-check'

/** Random text with any characters, including control characters and lone surrogates. */
export const anyText = fc
  .array(fc.nat(0xffff), { maxLength: 8 })
  .map((codes) => codes.map((code) => String.fromCharCode(code)).join(''))
