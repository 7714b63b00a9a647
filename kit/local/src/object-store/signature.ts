import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { daySeconds } from '@lunchpail/contracts/durations'
import { S3Error } from './s3-error.ts'

/** An address as it was sent: the class URL would fold the ".." of a key. */
export interface SentAddress {
  readonly pathname: string
  readonly searchParams: URLSearchParams
}

export const sentAddress = (sent: string): SentAddress => {
  const [pathname = '/', query = ''] = sent.split(/\?(.*)/s)
  return { pathname, searchParams: new URLSearchParams(query) }
}

export interface Credentials {
  readonly id: string
  readonly secret: string
}

interface Claim {
  readonly credential: string
  readonly signedHeaders: string
  readonly signature: string
  readonly date: string
  readonly lifetimeSeconds: number
  readonly presigned: boolean
}

const clockSkewSeconds = 900
const maxLifetimeSeconds = 7 * daySeconds

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** Percent-encodes as AWS does, which spares only unreserved characters. */
const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

const claimOf = (request: IncomingMessage, query: URLSearchParams): Claim => {
  if (query.get('X-Amz-Algorithm') === 'AWS4-HMAC-SHA256')
    return {
      credential: query.get('X-Amz-Credential') ?? '',
      signedHeaders: query.get('X-Amz-SignedHeaders') ?? '',
      signature: query.get('X-Amz-Signature') ?? '',
      date: query.get('X-Amz-Date') ?? '',
      lifetimeSeconds: Math.min(Number(query.get('X-Amz-Expires')), maxLifetimeSeconds),
      presigned: true,
    }
  const header = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
    request.headers.authorization ?? '',
  )
  const [, credential, signedHeaders, signature] = header ?? []
  if (!credential || !signedHeaders || !signature)
    throw new S3Error(403, 'AccessDenied', 'This request is not signed')
  const date = String(request.headers['x-amz-date'] ?? '')
  return { credential, signedHeaders, signature, date, lifetimeSeconds: clockSkewSeconds, presigned: false }
}

const checkAge = ({ date, lifetimeSeconds, presigned }: Claim, now: Date): void => {
  const iso = date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
  const age = (now.getTime() - Date.parse(iso)) / 1000
  // written so that a date that is no date fails too
  if (age > -clockSkewSeconds && age <= lifetimeSeconds) return
  if (presigned) throw new S3Error(403, 'AccessDenied', 'Request has expired')
  // by which the SDK knows that its clock is wrong, and signs again by the store's
  throw new S3Error(403, 'RequestTimeTooSkewed')
}

const canonicalQuery = (query: URLSearchParams): string =>
  [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1))
    .map((pair) => pair.join('='))
    .join('&')

const canonicalRequest = (request: IncomingMessage, url: SentAddress, claim: Claim): string => {
  const names = claim.signedHeaders.split(';')
  // a header that changes the request has to be signed
  const unsigned = Object.keys(request.headers).filter(
    (name) => name.startsWith('x-amz-') && !names.includes(name),
  )
  if (!names.includes('host') || unsigned.length > 0)
    throw new S3Error(403, 'AccessDenied', 'Headers are not signed')
  return [
    request.method,
    url.pathname
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    canonicalQuery(url.searchParams),
    ...names.map(
      (name) =>
        `${name}:${String(request.headers[name] ?? '')
          .trim()
          .replaceAll(/ +/g, ' ')}`,
    ),
    '',
    claim.signedHeaders,
    claim.presigned ? 'UNSIGNED-PAYLOAD' : request.headers['x-amz-content-sha256'],
  ].join('\n')
}

/** Checks a request's AWS Signature Version 4, in its header or in its address; throws a Refusal. */
export const checkSignature = (
  request: IncomingMessage,
  url: SentAddress,
  known: Credentials,
  now = new Date(),
): void => {
  const claim = claimOf(request, url.searchParams)
  const [id, day = '', region = '', service = '', end = ''] = claim.credential.split('/')
  if (id !== known.id) throw new S3Error(403, 'InvalidAccessKeyId')
  checkAge(claim, now)
  const scope = [day, region, service, end]
  if (service !== 's3' || end !== 'aws4_request' || !claim.date.startsWith(day))
    throw new S3Error(403, 'SignatureDoesNotMatch')
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${known.secret}`)
  const text = [
    'AWS4-HMAC-SHA256',
    claim.date,
    scope.join('/'),
    hash(canonicalRequest(request, url, claim)),
  ].join('\n')
  const [wanted, given] = [hmac(key, text), Buffer.from(claim.signature, 'hex')]
  if (given.length !== wanted.length || !timingSafeEqual(wanted, given))
    throw new S3Error(403, 'SignatureDoesNotMatch')
}
