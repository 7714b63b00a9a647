import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { connectNats } from '@lunchpail/kit-events/nats'
import { encodeTabUpdate } from '@lunchpail/kit-events/tab-updates'
import type { BackEnd } from '@lunchpail/kit-local/rig/back-end'
import { defineBench, type BenchRun } from '../bench.ts'
import { memoryOfTree, usedMs } from '@lunchpail/kit-local/rig/processes'
import { median, quantile } from '@lunchpail/kit-local/rig/quantile'
import { hashOfValue } from '../../services/auth/src/sign-in/secrets.ts'
import { figure, type Figure } from '../measure.ts'
import { openTab, type Tab } from './open-tab.ts'

interface Size {
  /** each of another person, half at each of two shells */
  readonly tabs: number
  /** how many open at once */
  readonly atOnce: number
  readonly restSeconds: number
  readonly updates: number
  readonly updatesPerSecond: number
}

/** Fewer than one network may have open. */
const tabsOfNetwork = 100

interface Person {
  readonly id: string
  readonly session: string
}

/** People who are signed in, as auth keeps them: each signed up by itself would take minutes. */
const signedIn = async (site: BackEnd, count: number): Promise<Person[]> => {
  const sessions = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  const hashes = sessions.map(hashOfValue)
  const rows = await site.rows<{ id: string; place: number }>(
    'auth',
    `with person as (
       insert into account (type, first_name, last_name, email, language, created_at, updated_at)
       select 'applicant', 'Marisol', 'Vega', gen_random_uuid() || '@example.com', 'en', now(), now()
       from generate_series(1, cardinality($1::bytea[])) returning id),
     counted as (select id, row_number() over () as place from person)
     insert into session (token_hash, account_id, user_agent_family, created_at, last_seen_at)
     select ($1::bytea[])[place], id, 'Chrome', now(), now() from counted
     returning account_id as id, array_position($1::bytea[], token_hash) as place`,
    [hashes],
  )
  return rows.map(({ id, place }) => ({ id, session: sessions[place - 1]! }))
}

/** Tabs of as many people, open at two shells: what they cost at rest, and how soon they hear of a change. */
const measure = (size: Size, { withBackEnd }: BenchRun): Promise<Figure[]> =>
  withBackEnd(async (site) => {
    const first = await site.shell()
    const other = await site.anotherShell()
    await other.process.start()
    const shells = [
      { port: first, pid: site.process('shell').pid()! },
      { port: other.port, pid: other.process.pid()! },
    ]
    const used = () => ({
      shells: shells.reduce((sum, { pid }) => sum + usedMs(pid), 0),
      auth: usedMs(site.process('auth').pid()),
    })
    const memory = () => shells.reduce((sum, { pid }) => sum + memoryOfTree(pid).all, 0)
    const people = await signedIn(site, size.tabs)
    const tabs: Tab[] = []
    const heard = new Map<string, () => void>()
    const openOne = async (index: number): Promise<Tab> => {
      const { id, session } = people[index]!
      const network = Math.floor(index / tabsOfNetwork)
      // all of 127.0.0.0/8 is this machine
      const address = `127.1.${network >> 8}.${(network & 255) + 1}`
      return openTab(shells[index % 2]!.port, { session, address }, () => heard.get(id)?.())
    }
    // the first of each shell loads what all others use
    tabs.push(await openOne(0), await openOne(1))
    const [memoryBefore, usedBefore] = [memory(), used()]
    for (let next = 2; next < size.tabs; next += size.atOnce) {
      const indexes = Array.from({ length: Math.min(size.atOnce, size.tabs - next) }, (_, i) => next + i)
      tabs.push(...(await Promise.all(indexes.map(openOne))))
    }
    const opened = size.tabs - 2
    const usedToOpen = used()
    const perTab = ((memory() - memoryBefore) * 1_000) / opened
    const conditions = `${size.tabs} people's tabs at two shells`

    const begun = performance.now()
    const restBefore = used()
    await wait(size.restSeconds * 1_000)
    const restAfter = used()
    const seconds = (performance.now() - begun) / 1_000

    const nats = connectNats({ url: site.natsUrl, name: 'operator' })
    await new Promise<void>((resolve) => void nats.onConnect(resolve))
    const delays: number[] = []
    const updatesBefore = used()
    const all = Array.from({ length: size.updates }, async (_, turn) => {
      await wait((turn * 1_000) / size.updatesPerSecond)
      // another one each time, far from the one before
      const { id } = people[(turn * 7_919) % size.tabs]!
      const { subject, payload } = encodeTabUpdate({ kind: 'changed', accountId: id, topic: 'applications' })
      const sent = performance.now()
      const arrives = new Promise<void>((resolve) => heard.set(id, resolve))
      nats.publish(subject, payload)
      await arrives
      delays.push(performance.now() - sent)
    })
    await Promise.all(all)
    const updatesAfter = used()
    await nats.close()
    for (const tab of tabs) tab.close()

    const perSecond = (before: number, after: number) => (after - before) / seconds
    const spent =
      updatesAfter.shells -
      updatesBefore.shells -
      perSecond(restBefore.shells, restAfter.shells) * (size.updates / size.updatesPerSecond)
    return [
      figure('streams: memory of an open tab', 'kB', 'less', perTab, null, conditions),
      figure(
        'streams: a tab opened, processor time',
        'ms',
        'less',
        (usedToOpen.shells + usedToOpen.auth - usedBefore.shells - usedBefore.auth) / opened,
        null,
        `shell and auth; ${conditions}`,
      ),
      figure(
        'streams: all tabs at rest, processor time of a second',
        'ms',
        'less',
        perSecond(restBefore.shells + restBefore.auth, restAfter.shells + restAfter.auth),
        null,
        `auth ${perSecond(restBefore.auth, restAfter.auth).toFixed(1)}; ${conditions}, for ${size.restSeconds} s`,
      ),
      figure(
        'streams: an update to its tab, median',
        'ms',
        'less',
        median(delays),
        null,
        `p95 ${quantile(delays, 0.95).toFixed(1)} ms; ${size.updatesPerSecond} a second; ${conditions}`,
      ),
      figure(
        'streams: an update, processor time',
        'ms',
        'less',
        spent / size.updates,
        null,
        `the shells; ${conditions}`,
      ),
    ]
  })

export const bench = defineBench<Size>({
  full: { tabs: 10_000, atOnce: 50, restSeconds: 300, updates: 6_000, updatesPerSecond: 200 },
  smallest: { tabs: 20, atOnce: 10, restSeconds: 1, updates: 20, updatesPerSecond: 20 },
  measure,
})
