export class GhostFailure extends Error {
  readonly status: number
  readonly body: object

  constructor(status: number, type: string, message: string, context: string | null = null) {
    super(message)
    this.status = status
    this.body = { errors: [{ message, context, type }] }
  }
}

export class NotImplemented extends Error {}

export const missingKey = () => new GhostFailure(403, 'NoPermissionError', 'Authorization failed')
export const wrongKey = () => new GhostFailure(401, 'UnauthorizedError', 'Unknown API Key')
export const invalidToken = (why: string) => new GhostFailure(401, 'UnauthorizedError', `Invalid token: ${why}`)
export const unknownResource = () => new GhostFailure(404, 'NotFoundError', 'Resource not found')

/** The site deletes a missing post from its cache only if the error's context is "Post not found.". */
export const postNotFound = () =>
  new GhostFailure(404, 'NotFoundError', 'Resource not found error, cannot read post.', 'Post not found.')
