import fc from 'fast-check'

const PARTS = [
  ...['/', '//', '\\', '.', '..', '~', '%2e', '%2f', '%5C', '%20', '%C2%A0', '%09'],
  ...['%00', '%', '%E0%A4%A', '%ff', '%25'],
  ...['^', '|', '`', '{', '}', '[', '"', '<', ';', ':', '@', '+', 'é', '\u{1F600}', 'evil.example', 'x'.repeat(3000)],
  ...['blog', 'Blog', '/first', 'tag', 'contact', 'About-Us', 'about', 'preview', 'assets', 'rss.xml', 'api', 'media'],
]
export const ODD_PATH = fc.oneof(
  fc.string({ unit: fc.constantFrom(...PARTS), maxLength: 8 }),
  fc.string({ unit: 'binary' }),
)
