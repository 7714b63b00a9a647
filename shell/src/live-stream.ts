import { tellTopic } from '@lunchpail/kit-web/live'
import { currentSession, onSessionChange, refreshSession } from '@lunchpail/kit-web/session'

const longestWait = 60_000

let stream: EventSource | undefined
let failed = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** The server ends the stream of a session that changed; whoever is signed in then gets one of their own. */
async function onSession(): Promise<void> {
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
  timer = setTimeout(open, wait * (0.5 + Math.random() / 2))
}

function open(): void {
  if (stream || !currentSession().account) return
  stream = new EventSource('/live/')
  stream.addEventListener('open', () => (failed = 0))
  stream.addEventListener('error', reconnect)
  stream.addEventListener('session', () => void onSession())
  stream.addEventListener('changed', ({ data }: MessageEvent<string>) =>
    tellTopic((JSON.parse(data) as { topic: string }).topic),
  )
  stream.addEventListener('reload', () => location.reload())
}

/** One stream for the tab, for as long as somebody is signed in. */
export function startLive(): void {
  let holder = currentSession().account?.id
  open()
  onSessionChange(() => {
    const now = currentSession().account?.id
    if (now === holder) return
    holder = now
    failed = 0
    close()
    open()
  })
}
