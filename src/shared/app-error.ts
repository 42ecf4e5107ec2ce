/**
 * A failure nobody expected here, with what a visitor may be told about it. Whatever an outside system said stays in
 * `cause`, which only the log sees.
 */
export class AppError extends Error {
  override readonly name: string
  readonly status: number
  readonly publicMessage: string

  constructor(options: { name: string; status: number; publicMessage: string; message: string; cause?: unknown }) {
    super(options.message, { cause: options.cause })
    this.name = options.name
    this.status = options.status
    this.publicMessage = options.publicMessage
  }
}
