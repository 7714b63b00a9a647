import type { AnalyticsEvent } from '@lunchpail/contracts/shell/reports'

type Sink = (event: AnalyticsEvent) => void
let sink: Sink | undefined
let waiting: AnalyticsEvent[] = []

/** The one port for what is counted. What happens before the host has a sink waits for it. */
export function track(event: AnalyticsEvent): void {
  if (sink) sink(event)
  else waiting.push(event)
}

/** For the host. */
export function setAnalytics(next: Sink): void {
  sink = next
  for (const event of waiting) next(event)
  waiting = []
}
