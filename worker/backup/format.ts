/**
 * The text inside a backup, one JSON value per line. The first line is the header. Each further line is a row: the index of
 * its table in the header, then its values. The last line has the number of rows and the checksum, which are only known at
 * the end, because a backup is streamed.
 */
import * as v from 'valibot'

/** Increase it when older code could misread the format. */
export const FORMAT = 1

export const headerLine = v.object({
  backup: v.literal('leads'),
  format: v.number(),
  /** The last migration of the database. */
  schema: v.string(),
  /** ISO time at the start of the backup. */
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  tables: v.array(v.object({ name: v.string(), columns: v.array(v.string()) })),
})
export type Header = v.InferOutput<typeof headerLine>

export const rowLine = v.tupleWithRest([v.number()], v.nullable(v.union([v.string(), v.number()])))

export const lastLine = v.object({
  /** By the name of the table. */
  rows: v.record(v.string(), v.number()),
  /** SHA-256 of the lines before, in hexadecimal digits. */
  sha256: v.string(),
})
export type LastLine = v.InferOutput<typeof lastLine>
