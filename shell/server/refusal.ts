import type { ErrorBody } from '@lunchpail/contracts/error-body'
import { errorStatus } from '@lunchpail/contracts/error-codes'
import type { ErrorCode } from '@lunchpail/contracts/error-codes'
import { sentence } from '@lunchpail/kit-service/sentence'
import type { SiteContext } from './site-state.ts'

/**
 * Answers with the site's own refusal: the sentence people see, its code, and the id to find it in the log; and after how
 * many seconds the same request may succeed.
 */
export function refuse(ctx: SiteContext, code: ErrorCode, retryAfterSeconds?: number): void {
  const { language, requestId } = ctx.state
  ctx.status = errorStatus[code]
  ctx.set('cache-control', 'no-store')
  if (retryAfterSeconds !== undefined) ctx.set('retry-after', String(retryAfterSeconds))
  ctx.body = { error: sentence(code, language), code, requestId } satisfies ErrorBody
}
