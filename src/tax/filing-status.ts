/** The filing statuses. `survivor` is a qualifying surviving spouse. */
export const filingStatuses = ['single', 'joint', 'separate', 'head', 'survivor'] as const
export type FilingStatus = (typeof filingStatuses)[number]
