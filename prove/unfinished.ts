import type { Noun } from '@lunchpail/contracts/noun'
import type { BackEnd } from './back-end.ts'

export const count = async (site: BackEnd, noun: Noun, from: string): Promise<number> =>
  Number((await site.rows<{ rows: string }>(noun, `select count(*) as rows from ${from}`))[0]!.rows)

/** What a service has not finished: unpublished and unhandled events, unfinished jobs, and dead letters. */
export const unfinished = async (site: BackEnd, noun: Noun): Promise<number> => {
  const [rows] = await site.rows<{ left: number }>(
    noun,
    `select ((select count(*) from kit.outbox) + (select count(*) from kit.dead_letter)
       + (select count(*) from graphile_worker.jobs
          where task_identifier not in ('kit-retention', 'kit-erasure')))::int as left`,
  )
  const metrics = await (await fetch(`${site.url(noun)}/metrics`)).text()
  const lags = [...metrics.matchAll(/^consumer_lag\{.*\} (\d+)/gm)].map(([, lag]) => Number(lag))
  return lags.reduce((sum, one) => sum + one, rows!.left)
}
