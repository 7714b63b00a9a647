import { PassThrough } from 'node:stream'
import type { Notice } from '@lunchpail/kit-events/notices'
import type { Identity } from '../sessions/ask-auth.ts'

/** The session of an open tab. */
type Holder = Pick<Identity, 'session_id' | 'level'> & {
  readonly account: { readonly id: string } | null
}

interface OpenStream {
  readonly body: PassThrough
  readonly holder: Holder | undefined
  /** Asks auth again who holds the stream's cookies; undefined while auth does not answer. */
  readonly ask: () => Promise<Holder | undefined>
}

export interface LiveTimes {
  /** between comments that keep proxies from closing the stream */
  readonly heartbeatMs: number
  /** between checks of the stream's session */
  readonly recheckMs: number
}
export const liveTimes: LiveTimes = { heartbeatMs: 20_000, recheckMs: 15_000 }
/** A tab that does not read is disconnected before it costs memory. */
const maxUnreadBytes = 64 * 1024

const message = (event: string, data: unknown): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

const sameHolder = (a: Holder | undefined, b: Holder | undefined): boolean =>
  a?.session_id === b?.session_id && a?.level === b?.level && a?.account?.id === b?.account?.id

export interface LiveHub {
  /** A stream of server-sent events for one tab. */
  readonly open: (holder: Holder | undefined, ask: OpenStream['ask']) => PassThrough
  readonly notice: (notice: Notice) => void
  /** Makes every tab reload. */
  readonly reload: () => void
  readonly count: () => number
  /** Ends every stream; browsers reconnect, to another instance. */
  readonly close: () => void
}

/** The server-sent event streams of this process. */
export function liveHub(times: LiveTimes): LiveHub {
  const streams = new Set<OpenStream>()

  const write = (stream: OpenStream, text: string): void => {
    if (stream.body.writableLength > maxUnreadBytes) stream.body.destroy()
    else stream.body.write(text)
  }
  /** The tab asks for its session and opens a new stream: this one was bound to the old session. */
  const sessionChanged = (stream: OpenStream): void => {
    if (streams.delete(stream)) stream.body.end(message('session', {}))
  }
  const check = async (stream: OpenStream): Promise<void> => {
    const now = await stream.ask()
    if (now !== undefined && !sameHolder(now, stream.holder)) sessionChanged(stream)
  }
  const heartbeat = setInterval(() => streams.forEach((stream) => write(stream, ':\n\n')), times.heartbeatMs)
  heartbeat.unref()

  const open: LiveHub['open'] = (holder, ask) => {
    const stream: OpenStream = { body: new PassThrough(), holder, ask }
    streams.add(stream)
    const checking = holder === undefined ? undefined : setInterval(() => void check(stream), times.recheckMs)
    checking?.unref()
    stream.body.once('close', () => {
      streams.delete(stream)
      clearInterval(checking)
    })
    stream.body.on('error', () => stream.body.destroy())
    stream.body.write('retry: 2000\n\n')
    return stream.body
  }

  return {
    open,
    notice: (notice) => {
      for (const stream of streams) {
        if (notice.kind === 'session') {
          if (stream.holder?.session_id === notice.sessionId) sessionChanged(stream)
        } else if (stream.holder?.account?.id === notice.accountId) {
          write(stream, message('changed', { topic: notice.topic }))
        }
      }
    },
    reload: () => streams.forEach((stream) => write(stream, message('reload', {}))),
    count: () => streams.size,
    close: () => {
      clearInterval(heartbeat)
      for (const stream of streams) stream.body.end()
      streams.clear()
    },
  }
}
