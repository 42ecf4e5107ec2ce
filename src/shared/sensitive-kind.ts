/** Kinds of numbers that must not be stored or emailed. */
export type SensitiveKind = 'ssn' | 'itin' | 'ein' | 'account' | 'card'
