import type * as z from 'zod/mini'
import type { Access } from './access.ts'
import type { ErrorCode } from './error-codes.ts'
import type { Noun } from './noun.ts'
import type { AnalyticsEvent } from './shell/reports.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
export type Schema = z.ZodMiniType

/**
 * One endpoint, declared once. The same object drives the service's guard, the browser's client, the gateway's
 * table, the OpenAPI page and the tests that try every endpoint without credentials and with another person's.
 */
export interface Endpoint {
  /** noun.resource.verb, unique over the site */
  readonly name: string
  readonly owner: Noun
  readonly method: Method
  /** Path with `:name` parameters, written with its trailing slash; both spellings are served. */
  readonly path: string
  /** This method of the path is the endpoint's where a query parameter has this value, and another endpoint's else. */
  readonly when?: { readonly parameter: string; readonly value: string }
  /** One sentence for the OpenAPI page and the integration map. */
  readonly summary: string
  readonly access: Access
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  /** Every success status with the schema of its body. Undeclared properties are removed. */
  readonly answers: { readonly [status: number]: Schema }
  /** Error codes of this endpoint beside `commonErrors`. */
  readonly errors?: readonly ErrorCode[]
  /** Takes an Idempotency-Key header: a repeat gets the first response. */
  readonly idempotent?: true
  /** A call of auth's that a page of the site may make without the CSRF value, as it may those of all other owners. */
  readonly ownPageSuffices?: true
  /** A visitor's request may carry the fields of a sign-up, which the shell server sends to auth first. */
  readonly signsUpFirst?: true
  /** Largest body in bytes; 64 KiB by default. */
  readonly bodyLimit?: number
  /** Calls allowed per minute for one account where the caller is signed in, else for one browser, or a network (IPv6: a /64) where it has no cookie. */
  readonly perMinute?: number
  /** The same of all visitors of one network: ten times as many, where nothing is said. */
  readonly networkPerMinute?: number
  /** How many calls a minute visitors from one network may make before each waits for its turn; none is refused. */
  readonly slowsAbove?: number
  /** `networkPerMinute` holds for whoever is signed in too, and over all instances of the service together. */
  readonly countsNetwork?: true
  /**
   * A read that people come to by a link, of another site too, and that is about their browser: the gateway sends a
   * visitor's token with it, as with a write, and asks auth again afterwards.
   */
  readonly knowsBrowser?: true
  /**
   * The page that says, as this query parameter, why such a read was refused to a browser that came by a link, which would show
   * JSON otherwise.
   */
  readonly refusedTo?: { readonly path: string; readonly query: string }
  /** what the browser counts when the answer has this status. */
  readonly counts?: { readonly [status: number]: AnalyticsEvent }
  /** Set where the response is not JSON: the handler streams bytes of this media type. */
  readonly media?: string
}

export const endpoint = <const E extends Endpoint>(declaration: E): E => declaration

type Output<S> = S extends Schema ? z.output<S> : undefined
type Input<S> = S extends Schema ? z.input<S> : undefined

/** What the service receives, after parsing. */
export type ParamsOf<E extends Endpoint> = Output<E['params']>
export type QueryOf<E extends Endpoint> = Output<E['query']>
export type BodyOf<E extends Endpoint> = Output<E['body']>
/** What a caller sends, before parsing. */
export type ParamsInput<E extends Endpoint> = Input<E['params']>
export type QueryInput<E extends Endpoint> = Input<E['query']>
export type BodyInput<E extends Endpoint> = Input<E['body']>
/** What a handler returns: a status with the body that its schema declares. */
export type AnswerOf<E extends Endpoint> = {
  [S in keyof E['answers'] & number]: { status: S; body: z.input<E['answers'][S]> }
}[keyof E['answers'] & number]
/** What a caller receives. */
export type ResultOf<E extends Endpoint> = {
  [S in keyof E['answers'] & number]: { status: S; body: z.output<E['answers'][S]> }
}[keyof E['answers'] & number]
