import { notifyEveryTopic, notifyTopic } from '@lunchpail/kit-web/live'
import { currentSession, onSessionChange, refreshSession } from '@lunchpail/kit-web/session'

/** Put in by the build: in development every tab reloads after a build. */
declare const DEVELOPMENT_BUILD: boolean
const forVisitors = typeof DEVELOPMENT_BUILD !== 'undefined' && DEVELOPMENT_BUILD

const longestWait = 60_000

let stream: EventSource | undefined
let failed = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Asks who is there before a new stream: the server ends that of a session which changed, and one may end unheard. */
async function again(): Promise<void> {
  close()
  await refreshSession()
  open()
}

function close(): void {
  clearTimeout(timer)
  stream?.close()
  stream = undefined
}

/** After a failure the wait doubles, with a part of chance, so that a restart is not met by every tab at once. */
function reconnect(): void {
  close()
  const wait = Math.min(longestWait, 2000 * 2 ** failed++)
  timer = setTimeout(() => void again(), wait * (0.5 + Math.random() / 2))
}

function opened(): void {
  if (failed > 0) notifyEveryTopic()
  failed = 0
}

function open(): void {
  if (stream || !(forVisitors || currentSession().account)) return
  stream = new EventSource('/live/')
  stream.addEventListener('open', opened)
  stream.addEventListener('error', reconnect)
  stream.addEventListener('session', () => void again())
  stream.addEventListener('changed', ({ data }: MessageEvent<string>) =>
    notifyTopic((JSON.parse(data) as { topic: string }).topic),
  )
  stream.addEventListener('reload', () => location.reload())
}

/** One stream for the tab, for as long as somebody is signed in. */
export function startLive(): () => void {
  let holder = currentSession().account?.id
  open()
  const forget = onSessionChange(() => {
    const now = currentSession().account?.id
    if (now === holder) return
    holder = now
    failed = 0
    close()
    open()
  })
  return () => {
    forget()
    close()
  }
}
