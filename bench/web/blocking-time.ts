/** An event of a browser's trace: times in microseconds, `tdur` of the processor's time alone. */
export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** As Lighthouse's preset of a phone. */
const slowdown = 4
const longTask = 50

/**
 * What blocks the main thread of a phone after the first paint, in milliseconds: as Lighthouse counts it, but of the
 * processor's time. Lighthouse takes the time that passed, in which a machine of two cores runs the site and Lighthouse too.
 */
export function blockingTime(events: readonly TraceEvent[]): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map((event) => threadOf(event)),
  )
  const tasks = events.filter(
    (event) => event.ph === 'X' && event.name.endsWith('RunTask') && main.has(threadOf(event)),
  )
  const paints = events.filter(({ name }) => name === 'firstContentfulPaint').map(({ ts }) => ts)
  const begin = Math.max(...paints)
  return Math.round(
    tasks
      .filter(({ ts }) => ts > begin)
      .map(({ tdur = 0 }) => Math.max(0, (slowdown * tdur) / 1_000 - longTask))
      .reduce((sum, time) => sum + time, 0),
  )
}
