import { PassThrough } from 'node:stream'
import { minuteMs } from '@lunchpail/contracts/durations'
import type { TabUpdate } from '@lunchpail/kit-events/tab-updates'
import type { Identity } from '../sessions/ask-auth.ts'
import { recentChanges } from './recent-changes.ts'

/** The session of an open tab. */
type Holder = Pick<Identity, 'session_id' | 'level'> & {
  readonly account: { readonly id: string } | null
}

/** One tab that listens. */
export interface Listener {
  /** who it was when the stream was opened; undefined for a visitor */
  readonly holder: Holder | undefined
  /** the session's cookie, by which the streams of one session are known */
  readonly session: string | undefined
  /** the network of its address */
  readonly network: string
  /** how long ago the page was asked for; undefined where the tab asks again for all that it shows */
  readonly pageAgeMs?: number
  /** Asks auth again who holds the cookies; undefined while auth does not answer. */
  readonly ask: () => Promise<Holder | undefined>
}

interface OpenStream extends Listener {
  readonly body: PassThrough
  /** of each `heartbeatMs`, in which it was opened and gets its signs of life */
  readonly part: number
}

/** Signs of life to thousands of tabs at once would hold up their updates. */
const parts = 20

export interface LiveTimes {
  /** between signs of life: a proxy closes a silent stream, and a tab gives it up */
  readonly heartbeatMs: number
  /** the longest that a session with streams goes unchecked: auth says at once what changed, but for what was lost on the way */
  readonly leaseMs: number
  /** within which all tabs are let go, so that not all of them ask at once */
  readonly spreadMs: number
}
export const liveTimes: LiveTimes = { heartbeatMs: 20_000, leaseMs: 5 * minuteMs, spreadMs: 10_000 }
/** More tabs than anybody has open, and more than a browser connects. */
export const maxStreamsOfSession = 20
/** People behind one address, as in a job center, each with a few tabs. */
export const maxStreamsOfNetwork = 200
/** A tab that does not read is disconnected before it costs memory. */
const maxUnreadBytes = 64 * 1024

const message = (event: string, data: unknown): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

const changed = (topic: string): string => message('changed', { topic })
/** An event, as a tab hears of no comment. */
const signOfLife = 'data: .\n\n'

/** Under which names a stream is found: an update is for one account or one session, and most streams are others'. */
const namesOf = ({ holder }: Pick<Listener, 'holder'>): string[] => [
  ...(holder?.account ? [`account ${holder.account.id}`] : []),
  ...(holder?.session_id ? [`session ${holder.session_id}`] : []),
]

const sameHolder = (a: Holder | undefined, b: Holder | undefined): boolean =>
  a?.session_id === b?.session_id && a?.level === b?.level && a?.account?.id === b?.account?.id

export interface LiveHub {
  /** Whether the session and the network may have one more stream. */
  readonly hasRoom: (of: Pick<Listener, 'session' | 'network'>) => boolean
  /** A stream of server-sent events for one tab. */
  readonly open: (listener: Listener) => PassThrough
  readonly update: (update: TabUpdate) => void
  /** Makes every tab reload. */
  readonly reload: () => void
  readonly count: () => number
  /** Ends every stream, one after the other: updates may have been missed, and each tab asks again for what it shows as it comes back. */
  readonly disconnect: () => void
  /** Ends every stream for good; browsers reconnect, to another instance. */
  readonly close: () => void
}

/** The server-sent event streams of this process. */
export function liveHub(times: LiveTimes): LiveHub {
  const streams = new Set<OpenStream>()
  const recent = recentChanges()
  const byName = new Map<string, Set<OpenStream>>()
  const ofNetwork = new Map<string, number>()
  /** The streams of each session are checked together, by one call to auth. */
  const ofSession = new Map<string, { readonly streams: Set<OpenStream>; timer: NodeJS.Timeout }>()

  const write = (stream: OpenStream, text: string): void => {
    if (stream.body.writableLength > maxUnreadBytes) stream.body.destroy()
    else stream.body.write(text)
  }
  const enlist = (stream: OpenStream): void => {
    streams.add(stream)
    for (const name of namesOf(stream)) {
      const known = byName.get(name)
      if (known === undefined) byName.set(name, new Set([stream]))
      else known.add(stream)
    }
  }
  /** Says whether it was there: one that was let go gets nothing more. */
  const leave = (stream: OpenStream): boolean => {
    for (const name of namesOf(stream)) {
      const known = byName.get(name)
      known?.delete(stream)
      if (known?.size === 0) byName.delete(name)
    }
    return streams.delete(stream)
  }
  /** The tab asks for its session and opens a new stream: this one was bound to the old session. */
  const sessionChanged = (stream: OpenStream): void => {
    if (leave(stream)) stream.body.end(message('session', {}))
  }
  const check = async (together: ReadonlySet<OpenStream>): Promise<void> => {
    const [first] = together
    const now = await first?.ask()
    if (now === undefined) return
    for (const stream of together) if (!sameHolder(now, stream.holder)) sessionChanged(stream)
  }
  let part = 0
  const heartbeat = setInterval(() => {
    part = (part + 1) % parts
    for (const stream of streams) if (stream.part === part) write(stream, signOfLife)
  }, times.heartbeatMs / parts)
  heartbeat.unref()

  const joinSession = (session: string, stream: OpenStream): void => {
    const known = ofSession.get(session)
    if (known !== undefined) return void known.streams.add(stream)
    const together = new Set([stream])
    // those that came together, as after a restart, are not checked together
    const later = (): NodeJS.Timeout =>
      setTimeout(
        () => {
          held.timer = later()
          void check(together)
        },
        times.leaseMs * (0.5 + Math.random() / 2),
      ).unref()
    const held = { streams: together, timer: later() }
    ofSession.set(session, held)
  }
  const leaveSession = (session: string, stream: OpenStream): void => {
    const known = ofSession.get(session)
    known?.streams.delete(stream)
    if (known?.streams.size !== 0) return
    clearTimeout(known.timer)
    ofSession.delete(session)
  }
  const countNetwork = (network: string, by: 1 | -1): void => {
    const count = (ofNetwork.get(network) ?? 0) + by
    if (count === 0) ofNetwork.delete(network)
    else ofNetwork.set(network, count)
  }

  const end = (stream: OpenStream): void => {
    if (leave(stream)) stream.body.end()
  }

  const open: LiveHub['open'] = (listener) => {
    const { session, network, holder, pageAgeMs } = listener
    const stream: OpenStream = { ...listener, body: new PassThrough(), part }
    enlist(stream)
    countNetwork(network, 1)
    if (session !== undefined) joinSession(session, stream)
    stream.body.once('close', () => {
      leave(stream)
      countNetwork(network, -1)
      if (session !== undefined) leaveSession(session, stream)
    })
    stream.body.on('error', () => stream.body.destroy())
    stream.body.write('retry: 2000\n\n')
    if (holder?.account && pageAgeMs !== undefined)
      for (const topic of recent.since(holder.account.id, pageAgeMs)) write(stream, changed(topic))
    return stream.body
  }

  return {
    hasRoom: ({ session, network }) =>
      (ofNetwork.get(network) ?? 0) < maxStreamsOfNetwork &&
      (session === undefined || (ofSession.get(session)?.streams.size ?? 0) < maxStreamsOfSession),
    open,
    update: (update) => {
      if (update.kind === 'session') return byName.get(`session ${update.sessionId}`)?.forEach(sessionChanged)
      recent.add(update.accountId, update.topic)
      byName.get(`account ${update.accountId}`)?.forEach((stream) => write(stream, changed(update.topic)))
    },
    reload: () => streams.forEach((stream) => write(stream, message('reload', {}))),
    count: () => streams.size,
    disconnect: () =>
      streams.forEach((stream) => setTimeout(() => end(stream), Math.random() * times.spreadMs).unref()),
    close: () => {
      clearInterval(heartbeat)
      streams.forEach(end)
    },
  }
}
