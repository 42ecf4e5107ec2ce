/** The part of csv-stringify that the desk uses. */
export interface Options {
  columns: readonly { key: string; header: string }[]
  header: boolean
  bom: boolean
  cast: { string: (text: string) => string }
  quoted: boolean
  record_delimiter: string
}

export function stringify(records: readonly object[], options: Options): string
