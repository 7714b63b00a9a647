import type { Readable } from 'node:stream'
import type { AccountType, SessionLevel } from '@lunchpail/contracts/auth/enumerations'
import type { Permission } from '@lunchpail/contracts/auth/companies/permissions'
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '@lunchpail/contracts/endpoint'
import type { Language } from '@lunchpail/contracts/language/translate'

/** Names and contact of a signed-in person, as auth signed them. Shown to themself alone; never logged or stored. */
export interface Person {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  /** ten digits, or null */
  readonly phone: string | null
  /** a code or link came back from there: it is theirs */
  readonly email_proven: boolean
  readonly phone_proven: boolean
  /** the number is not the account's: it waits for a code that proves it, and may be another person's */
  readonly phone_waits?: boolean | undefined
  /** agreed to texts, and has not stopped them since */
  readonly takes_texts?: boolean | undefined
}

/** The company of an employer, and what they may do in it. */
export interface CallerCompany extends Permission {
  readonly id: string
  /** as an operator approved it */
  readonly name: string
  /** until an operator approved it, its managers see nothing */
  readonly approved: boolean
  /** the manager's session has to show a second factor before anything of the portal */
  readonly second_factor_needed?: boolean | undefined
}

export interface CallerAccount {
  readonly id: string
  readonly type: AccountType
  /** of its state, as the caller saw it last: word of it may come later than the call */
  readonly version: number
  readonly person: Person
  readonly company: CallerCompany | null
}

/** Who calls, by the token of the gateway and nothing else. */
export interface Caller {
  readonly account: CallerAccount | null
  readonly sessionId: string | null
  readonly level: SessionLevel
}

/** A caller of an endpoint whose access is `session`: the guard checked the account. */
export interface SignedInCaller extends Caller {
  readonly account: CallerAccount
  readonly sessionId: string
}

/** A caller of an endpoint whose access is `portal`: the guard checked the company and the permission too. */
export interface PortalCaller extends SignedInCaller {
  readonly account: CallerAccount & { readonly company: CallerCompany }
}

export interface Request<E extends Endpoint = Endpoint> {
  readonly endpoint: E
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly caller: E['access'] extends { kind: 'portal' }
    ? PortalCaller
    : E['access'] extends { kind: 'session' }
      ? SignedInCaller
      : Caller
  readonly language: Language
  /** of the client, as a limit counts it (network.ts) */
  readonly network: string
  readonly idempotencyKey: string | undefined
  /** whose idempotency key it is: the account's id, or a hash that stays the same for one visitor */
  readonly scope: string
  /** what it was of a visitor before a secret was replaced */
  readonly earlierScopes: readonly string[]
  readonly requestId: string
  readonly traceparent: string
  readonly header: (name: string) => string | undefined
}

export interface Cookie {
  readonly name: string
  readonly value: string
  /** seconds; 0 removes it */
  readonly maxAge: number
  /** The page's scripts may read it: only for what is neither secret nor about a person. */
  readonly readable?: true
}

export interface ReplyExtras {
  readonly headers?: Readonly<Record<string, string>>
  readonly cookies?: readonly Cookie[]
}
/** The response of an endpoint with `media`: bytes. */
export interface StreamReply {
  readonly status: 200
  readonly stream: Readable
  readonly type: string
}
export type Reply<E extends Endpoint = Endpoint> = (
  | AnswerOf<E>
  | (E extends { media: string } ? StreamReply : never)
) &
  ReplyExtras

export type Handler<E extends Endpoint> = (request: Request<E>) => Promise<Reply<E>>

export interface Route {
  readonly endpoint: Endpoint
  readonly handle: (request: Request) => Promise<Reply>
}

/** For each endpoint that a contract module exports, by its name there: the use case that handles it. */
export type UseCases<Api, Deps> = {
  readonly [K in keyof Api as Api[K] extends Endpoint ? K : never]: (
    deps: Deps,
  ) => Handler<Extract<Api[K], Endpoint>>
}

export interface BoundUseCase<Deps = unknown> {
  readonly endpoint: Endpoint
  // A method, so that kit takes the routes of any service without knowing its dependencies.
  useCase(deps: Deps): Route['handle']
}

/** The endpoints of a contract module with their use cases. One that is missing or foreign does not compile. */
export const bindUseCases = <Api extends object, Deps>(
  api: Api,
  useCases: UseCases<Api, Deps>,
): readonly BoundUseCase<Deps>[] =>
  Object.entries(useCases).map(([name, useCase]) => ({
    endpoint: api[name as keyof Api] as Endpoint,
    useCase: useCase as BoundUseCase<Deps>['useCase'],
  }))
