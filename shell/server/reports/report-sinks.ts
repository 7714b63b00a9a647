import type { AnalyticsEvent, ErrorReport } from '@lunchpail/contracts/shell/reports'
import { loggedError } from '@lunchpail/kit-database/logged-error'
import type { Logger } from 'pino'

/** Where reports go: one port each for what is counted and for errors. */
export interface ReportSinks {
  readonly event: (event: AnalyticsEvent) => void
  readonly error: (report: ErrorReport) => void
}

const timeoutMs = 3_000

/** Posts to a service as JSON, and forgets what it does not take: a report is worth no retry. */
const poster = (address: string, log: Logger) => (body: object) =>
  void fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  }).then(
    (answer) => answer.body?.cancel(),
    (error: unknown) => log.warn({ error: loggedError(error) }, 'a report was not taken'),
  )

/** By configuration a service of each kind, else the log of the shell. */
export function reportSinks(
  {
    analyticsUrl,
    errorReportingUrl,
  }: { readonly analyticsUrl?: string; readonly errorReportingUrl?: string },
  log: Logger,
): ReportSinks {
  const counted = analyticsUrl && poster(analyticsUrl, log)
  const failed = errorReportingUrl && poster(errorReportingUrl, log)
  return {
    event: counted ? (event) => counted({ event }) : (event) => log.info({ event }, 'counted'),
    error: failed ? failed : (report) => log.warn({ report }, 'an error in a browser'),
  }
}
