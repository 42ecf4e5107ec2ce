/**
 * An error with an HTTP status and a message for visitors. Visitors never see the error's `cause`, which appears only
 * in the log.
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
