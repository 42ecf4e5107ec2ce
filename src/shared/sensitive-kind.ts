/** Kinds of numbers that the site must not store or send by email. */
export type SensitiveKind = 'ssn' | 'itin' | 'ein' | 'account' | 'card'
