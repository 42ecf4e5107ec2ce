/** Ghost's errors, with the fields and messages of the real Ghost. */
import { randomUUID } from 'node:crypto'

export class GhostFailure extends Error {
  readonly status: number
  readonly body: object

  constructor(status: number, type: string, message: string, context: string | null, code: string | null = null) {
    super(message)
    this.status = status
    const more = { details: null, property: null, help: null, code, id: randomUUID(), ghostErrorCode: null }
    this.body = { errors: [{ message, context, type, ...more }] }
  }
}

/** A request that the real Ghost may support and the sample Ghost does not. */
export class NotImplemented extends Error {}

export function missingKey(): GhostFailure {
  const context =
    'Unable to determine the authenticated member or integration. Check the supplied Content API Key and ensure ' +
    'cookies are being passed through if member auth is failing.'
  return new GhostFailure(403, 'NoPermissionError', 'Authorization failed', context)
}

export function wrongKey(): GhostFailure {
  return new GhostFailure(401, 'UnauthorizedError', 'Unknown Content API Key', null, 'UNKNOWN_CONTENT_API_KEY')
}

/** @param why "none" for a missing token, "unknown" for a token of another key, or the error in the token. */
export function adminRefused(why: string): GhostFailure {
  if (why === 'none') {
    const context =
      'Unable to determine the authenticated user or integration. Check that cookies are being passed through if using ' +
      'session authentication.'
    return new GhostFailure(403, 'NoPermissionError', 'Authorization failed', context)
  }
  if (why === 'unknown')
    return new GhostFailure(401, 'UnauthorizedError', 'Unknown Admin API Key', null, 'UNKNOWN_ADMIN_API_KEY')
  return new GhostFailure(401, 'UnauthorizedError', `Invalid token: ${why}`, null, 'INVALID_JWT')
}

export function unknownResource(): GhostFailure {
  return new GhostFailure(404, 'NotFoundError', 'Resource not found', null)
}

/** @param kind "post", "tag" or "author". */
export function notFound(kind: string): GhostFailure {
  const name = kind[0]?.toUpperCase() + kind.slice(1)
  return new GhostFailure(404, 'NotFoundError', `Resource not found error, cannot read ${kind}.`, `${name} not found.`)
}

/** @param action For example "list posts" or "read post". */
export function invalid(action: string, rule: string, field: string): GhostFailure {
  const context = `Validation (${rule}) failed for ${field} undefined.${field}`
  return new GhostFailure(422, 'ValidationError', `Validation error, cannot ${action}.`, context)
}

export function badFilter(action: string): GhostFailure {
  const message = `Request not understood error, cannot ${action}.`
  return new GhostFailure(400, 'BadRequestError', message, 'Error parsing filter')
}

/** Ghost repeats the address with the key, so the site must never show Ghost's messages. */
export function undecodable(address: string): GhostFailure {
  const message = 'An unexpected error occurred, please try again.'
  const context = `failed to decode param "${address}/"`
  return new GhostFailure(400, 'InternalServerError', message, context, 'UNEXPECTED_ERROR')
}
