import { subscribeToTopic } from '@lunchpail/kit-web/live'

/** Many changes at once make one request. */
const debounceMs = 400
const timeoutMs = 15_000

type Tell = (address: string, count: number) => void

/** A badge is the last thing that a page needs. */
const whenIdle = (work: () => void) => (window.requestIdleCallback ?? setTimeout)(work)

async function fetchCount(address: string): Promise<number | undefined> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(address, { headers: { accept: 'application/json' }, signal })
    const { count } = response.ok ? ((await response.json()) as { count?: unknown }) : {}
    return typeof count === 'number' ? count : undefined
  } catch {
    return undefined // this one is not waited for
  }
}

/** Fetches the count now, when the topic changes, and when the person comes back to the tab. */
function subscribe(address: string, topic: string, tell: Tell): () => void {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const refresh = async () => {
    const count = await fetchCount(address)
    if (count !== undefined && !controller.signal.aborted) tell(address, count)
  }
  const scheduleFetch = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'visible')
      timer = setTimeout(() => whenIdle(() => void refresh()), debounceMs)
  }
  scheduleFetch()
  const unsubscribe = subscribeToTopic(topic, scheduleFetch)
  document.addEventListener('visibilitychange', scheduleFetch, { signal: controller.signal })
  return () => {
    clearTimeout(timer)
    unsubscribe()
    controller.abort()
    tell(address, 0)
  }
}

/** The navigation is rendered twice and requests its counts once. */
const subscriptions = new Map<string, { count: number; readonly unsubscribe: () => void }>()

/** Tells the count of an address from now on, until what it returns is called. */
export function followCount(address: string, topic: string, tell: Tell): () => void {
  const one = subscriptions.get(address) ?? { count: 0, unsubscribe: subscribe(address, topic, tell) }
  subscriptions.set(address, one)
  one.count += 1
  return () => {
    one.count -= 1
    if (one.count > 0) return
    subscriptions.delete(address)
    one.unsubscribe()
  }
}
