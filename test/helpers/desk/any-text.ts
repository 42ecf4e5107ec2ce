import fc from 'fast-check'

export const anyText = fc
  .array(fc.nat(0xffff), { maxLength: 8 })
  .map((codes) => codes.map((code) => String.fromCharCode(code)).join(''))
