import type { Noun } from '@lunchpail/contracts/noun'
import type { Watched } from './back-end.ts'

export const count = async (site: Watched, noun: Noun, from: string): Promise<number> =>
  Number((await site.rows<{ rows: string }>(noun, `select count(*) as rows from ${from}`))[0]!.rows)

/**
 * What a service has not finished, each with how many: unpublished and unhandled events, unfinished jobs, and dead letters.
 * What is planned for later counts too, or not.
 */
export const unfinished = async (
  site: Watched,
  noun: Noun,
  { planned } = { planned: true },
): Promise<string[]> => {
  const rows = await site.rows<{ what: string }>(
    noun,
    `select count(*) || ' in the outbox' as what from kit.outbox having count(*) > 0
     union all select count(*) || ' dead letters of ' || consumer from kit.dead_letter group by consumer
     union all select count(*) || ' jobs ' || task_identifier || ', tried ' || max(attempts) || ' times, the last '
       || coalesce(extract(epoch from now() - max(locked_at))::int || ' s ago', 'not running') || coalesce(': ' || max(last_error), '')
       from graphile_worker.jobs where task_identifier not in ('kit-retention', 'kit-erasure')
         and (${planned} or attempts > 0 or run_at < now()) group by task_identifier`,
  )
  const metrics = await (await fetch(`${site.url(noun)}/metrics`)).text()
  const lags = Array.from(
    metrics.matchAll(/^consumer_lag\{consumer="(.*)"\} (\d+)/gm),
    ([, consumer, lag]) => ({ consumer, lag: Number(lag) }),
  )
  return [
    ...rows.map(({ what }) => what),
    ...lags.filter(({ lag }) => lag > 0).map(({ consumer, lag }) => `${lag} events of ${consumer}`),
  ]
}
