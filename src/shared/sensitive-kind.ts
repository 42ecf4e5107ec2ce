/** Kinds of numbers that must not be stored or mailed. */
export type SensitiveKind = 'ssn' | 'itin' | 'ein' | 'account' | 'card'
