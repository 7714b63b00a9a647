import { notifyEveryTopic, notifyTopic } from '@lunchpail/kit-web/live'
import { currentSession, onSessionChange, refreshSession } from '@lunchpail/kit-web/session'
import { rootSwapped } from './root-swap/root-swapped.ts'

/** Put in by the build: in development every tab reloads after a build. */
declare const DEVELOPMENT_BUILD: boolean
const forVisitors = typeof DEVELOPMENT_BUILD !== 'undefined' && DEVELOPMENT_BUILD

const firstDelayMs = 2_000
const maxDelayMs = 60_000
/** Two signs of life that did not come: the connection is gone, and neither side said so. */
const silenceMs = 50_000

let stream: EventSource | undefined
let failures = 0
let isBehind = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Many register for one event at once: an open list asks at once, and then once for all that follow within a second. */
const togetherMs = 1_000
const lately = new Map<string, { isChanged: boolean; timer: ReturnType<typeof setTimeout> }>()

function changed(topic: string): void {
  const last = lately.get(topic)
  if (last) {
    last.isChanged = true
    return
  }
  const timer = setTimeout(() => {
    const { isChanged } = lately.get(topic)!
    lately.delete(topic)
    if (isChanged) changed(topic)
  }, togetherMs)
  lately.set(topic, { isChanged: false, timer })
  notifyTopic(topic)
}

/** Refreshes the session before a new stream: a session may have ended while there was none, and anything may have changed. */
async function reopen(): Promise<void> {
  close()
  isBehind = true
  await refreshSession()
  open()
}

function close(): void {
  clearTimeout(timer)
  for (const last of lately.values()) clearTimeout(last.timer)
  lately.clear()
  stream?.close()
  stream = undefined
}

/** Exponential back-off with jitter, so that after a restart not every tab reconnects at once. */
function reconnect(): void {
  close()
  const delayMs = Math.min(maxDelayMs, firstDelayMs * 2 ** failures++)
  timer = setTimeout(() => void reopen(), delayMs * (0.5 + Math.random() / 2))
}

function opened(): void {
  alive()
  if (isBehind) notifyEveryTopic()
  isBehind = false
  failures = 0
}

function alive(): void {
  clearTimeout(timer)
  timer = setTimeout(reconnect, silenceMs)
}

/** By the page's age the server says what changed since it was asked for. Before the swap nothing would hear that. */
function open(): void {
  if (stream || !rootSwapped.get() || !(forVisitors || currentSession().account)) return
  stream = new EventSource(isBehind ? '/live/' : `/live/?age=${Math.ceil(performance.now())}`)
  alive()
  stream.addEventListener('open', opened)
  stream.addEventListener('message', alive)
  stream.addEventListener('error', reconnect)
  stream.addEventListener('session', () => void reopen())
  stream.addEventListener('changed', ({ data }: MessageEvent<string>) =>
    changed((JSON.parse(data) as { topic: string }).topic),
  )
  stream.addEventListener('reload', () => location.reload())
}

/** One stream for the tab, for as long as a person is signed in. */
export function startLive(): () => void {
  let accountId = currentSession().account?.id
  open()
  const forgetSwap = rootSwapped.subscribe(open)
  const unsubscribe = onSessionChange(() => {
    const now = currentSession().account?.id
    if (now === accountId) return
    accountId = now
    failures = 0
    close()
    open()
  })
  return () => {
    forgetSwap()
    unsubscribe()
    close()
  }
}
