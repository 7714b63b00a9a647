import type { ErrorReport, Reports } from '@lunchpail/contracts/shell/reports'
import { maxReports, reportsPath } from '@lunchpail/contracts/shell/reports-address'
import { setAnalytics } from '@lunchpail/kit-web/analytics'
import { setErrorReporting } from '@lunchpail/kit-web/error-report'
import { mayKeep } from '@lunchpail/kit-web/storage/may-keep'

/** The first place in the site's own files: "/assets/main.1f3a9c2b.js:1:2345". */
function placeOf(stack: string | undefined): string | null {
  const found = stack?.match(/https?:\/\/[^/\s)]+(\/[\w./-]+)[^\s:)]*((?::\d+){0,2})/)
  return found?.[1] === undefined ? null : `${found[1].slice(0, 160)}${found[2]}`
}

export function reportOf(error: unknown, where: string): ErrorReport {
  const { name, stack } = error instanceof Error ? error : { name: typeof error, stack: undefined }
  return {
    where: where.replace(/[^\w .-]/g, '-').slice(0, 80) || 'unknown',
    name: name.replace(/\W/g, '').slice(0, 40) || 'Error',
    at: placeOf(stack),
  }
}

/**
 * Gathers what both ports bring, and sends it when the page is left or put away. Of a visitor who refuses statistics, or asks
 * not to be tracked, neither what they do nor what fails is sent.
 */
export function startReports(send = (body: Blob) => navigator.sendBeacon(reportsPath, body)): void {
  let gathered: Reports = { events: [], errors: [] }
  const flush = () => {
    const { events, errors } = gathered
    if (events.length + errors.length === 0) return
    gathered = { events: [], errors: [] }
    if (!mayKeep('statistics')) return
    send(new Blob([JSON.stringify({ events, errors } satisfies Reports)], { type: 'application/json' }))
  }
  setAnalytics((event) => {
    if (gathered.events.length < maxReports) gathered.events.push(event)
  })
  setErrorReporting((error, where) => {
    if (gathered.errors.length < maxReports) gathered.errors.push(reportOf(error, where))
  })
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush()
  })
  addEventListener('pagehide', flush)
}
