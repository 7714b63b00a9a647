import type Koa from 'koa'
import type { Logger } from 'pino'
import type { Language } from '@lunchpail/contracts/language/translate'

/** What every handler of the site finds in `ctx.state`. */
export interface SiteState {
  requestId: string
  traceparent: string
  language: Language
  address: string
  log: Logger
  /** hash of the page's inline styles, for its content security policy */
  styleHash?: string
  /** hash of the page's inline script, for the same */
  scriptHash?: string
  /** aborted when the response has ended or the caller has disconnected */
  closed: AbortSignal
  /** what the log and the metrics call this request: the name of an endpoint or a page, never an address */
  name: string
  /** the random value of the browser, where it has one or a page gives it one */
  visitor?: string | undefined
}

export type SiteContext = Koa.ParameterizedContext<SiteState>
export type SiteHandler = (ctx: SiteContext) => Promise<void> | void
export type SiteMiddleware = Koa.Middleware<SiteState>
