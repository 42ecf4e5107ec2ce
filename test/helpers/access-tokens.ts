import { base64url, CompactSign, exportJWK, exportSPKI, generateKeyPair, importJWK, type JWK } from 'jose'

export interface AccessKey {
  kid: string
  publicKey: CryptoKey
  privateKey: CryptoKey
  /** The desk must not rely on `alg`, so the public key has no `alg`. */
  jwk: JWK
}

export async function createAccessKey(kid: string): Promise<AccessKey> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  return { kid, publicKey, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, use: 'sig' } }
}

export interface TokenOptions {
  key: AccessKey
  issuer: string
  audience: string
  /** `now` is in milliseconds since 1970. */
  now: number
}

type Fields = Record<string, unknown>
interface Changes {
  claims?: Fields
  header?: Fields
  signer?: CryptoKey | Uint8Array
  payload?: string
}

const HOUR_SECONDS = 3600
export const COLLEAGUE = 'ana@firm.test'

const encode = (text: string) => new TextEncoder().encode(text)
const part = (value: unknown) => base64url.encode(JSON.stringify(value))

function claimsOf({ issuer, audience, now }: TokenOptions, claims: Fields = {}): string {
  const seconds = Math.floor(now / 1000)
  return JSON.stringify({
    ...{ aud: [audience], iss: issuer, email: COLLEAGUE, sub: 'user-1', type: 'app', country: 'US' },
    ...{ iat: seconds, nbf: seconds, exp: seconds + HOUR_SECONDS, identity_nonce: 'nonce' },
    ...claims,
  })
}

export function accessToken(options: TokenOptions, { claims, header, signer, payload }: Changes = {}): Promise<string> {
  const { kid, privateKey } = options.key
  return new CompactSign(encode(payload ?? claimsOf(options, claims)))
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT', ...header } as never)
    .sign(signer ?? privateKey, { crit: { 'x-unknown': true } })
}

export async function badTokens(options: TokenOptions): Promise<Record<string, string>> {
  const { key, audience, now } = options
  const seconds = Math.floor(now / 1000)
  const good = await accessToken(options)
  const [head = '', body = '', signature = ''] = good.split('.')
  const other = await createAccessKey(key.kid)
  const elliptic = await generateKeyPair('ES256')
  const pss = (await importJWK(await exportJWK(key.privateKey), 'PS256')) as CryptoKey
  const rs512 = (await importJWK(await exportJWK(key.privateKey), 'RS512')) as CryptoKey
  const spki = await exportSPKI(key.publicKey)
  const claims = (changed: Fields) => accessToken(options, { claims: changed })
  const header = (changed: Fields) => accessToken(options, { header: changed })
  const hmac = (secret: string) => accessToken(options, { header: { alg: 'HS256' }, signer: encode(secret) })
  const unsigned = (alg: string, last: string) =>
    `${part({ alg, kid: key.kid, typ: 'JWT' })}.${base64url.encode(claimsOf(options))}.${last}`
  return {
    'no token': '',
    'a forged signature': `${head}.${body}.${base64url.encode(new Uint8Array(256).fill(7))}`,
    'a truncated signature': `${head}.${body}.${signature.slice(0, -8)}`,
    'an email address that was not signed': `${head}.${part({ ...JSON.parse(claimsOf(options)), email: 'eve@evil.test' })}.${signature}`,
    'another key with the same id': await accessToken(options, { signer: other.privateKey }),
    'an elliptic key with the same id': await accessToken(options, {
      header: { alg: 'ES256' },
      signer: elliptic.privateKey,
    }),
    'its own key in the header': await accessToken(options, {
      header: { jwk: other.jwk, jku: 'https://evil.test/keys' },
      signer: other.privateKey,
    }),
    'alg none': unsigned('none', ''),
    'alg none with a signature': unsigned('none', signature),
    'HS256 with the public key as JWK': await hmac(JSON.stringify(key.jwk)),
    'HS256 with the public key as PEM': await hmac(spki),
    'RS512 with the right key': await accessToken(options, { header: { alg: 'RS512' }, signer: rs512 }),
    'PS256 with the right key': await accessToken(options, { header: { alg: 'PS256' }, signer: pss }),
    'another audience': await claims({ aud: ['another-audience'] }),
    'a longer audience': await claims({ aud: `${audience}0` }),
    'no audience': await claims({ aud: undefined }),
    'another issuer': await claims({ iss: 'https://evil.cloudflareaccess.com' }),
    'no issuer': await claims({ iss: undefined }),
    expired: await claims({ exp: seconds - 60 }),
    'no exp': await claims({ exp: undefined }),
    'no iat': await claims({ iat: undefined }),
    'iat in the future': await claims({ iat: seconds + 60 }),
    'nbf in the future': await claims({ nbf: seconds + 60 }),
    'no email': await claims({ email: undefined }),
    'an empty email': await claims({ email: '' }),
    'an email that is a number': await claims({ email: 7 }),
    'an invalid email address': await claims({ email: 'ana' }),
    'a service token': await claims({
      ...{ email: undefined, nbf: undefined, country: undefined, identity_nonce: undefined },
      ...{ aud: audience, sub: '', common_name: 'client-id.access' },
    }),
    'a space in the signature': `${head}.${body}.${signature.slice(0, 9)} ${signature.slice(9)}`,
    'padding after the signature': `${good}==`,
    'a scheme before the token': `Bearer ${good}`,
    'two parts': `${head}.${body}`,
    'no signature': `${head}.${body}.`,
    'more than 8,192 characters': await claims({ groups: 'x'.repeat(8192) }),
    'an unknown key id': await header({ kid: 'unknown' }),
    'an unknown critical header': await header({ crit: ['x-unknown'], 'x-unknown': 1 }),
    'a list instead of claims': await accessToken(options, { payload: '[]' }),
    'claims that are not JSON': await accessToken(options, { payload: 'ana@firm.test' }),
  }
}
