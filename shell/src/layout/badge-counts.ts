import { useEffect } from 'react'
import { subscribeToTopic } from '@lunchpail/kit-web/live'
import { useSession } from '@lunchpail/kit-web/session'
import { store } from '@lunchpail/kit-web/store'

/** Many changes at once are asked about once, in milliseconds. */
const gathering = 400
const timeLimit = 15_000

const counts = store<Readonly<Record<string, number>>>({})
const set = (address: string, count: number) => counts.set({ ...counts.get(), [address]: count })

/** A badge is the last thing that a page needs. */
const whenIdle = (work: () => void) => (window.requestIdleCallback ?? setTimeout)(work)

async function ask(address: string): Promise<number | undefined> {
  try {
    const signal = AbortSignal.timeout(timeLimit)
    const response = await fetch(address, { headers: { accept: 'application/json' }, signal })
    const { count } = response.ok ? ((await response.json()) as { count?: unknown }) : {}
    return typeof count === 'number' ? count : undefined
  } catch {
    return undefined // nobody waits for this one
  }
}

/** Asks for the count now, when the topic changes, and when the person comes back to the tab. */
function follow(address: string, topic: string): () => void {
  const stop = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const renew = async () => {
    const count = await ask(address)
    if (count !== undefined && !stop.signal.aborted) set(address, count)
  }
  const again = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'visible')
      timer = setTimeout(() => whenIdle(() => void renew()), gathering)
  }
  again()
  const forget = subscribeToTopic(topic, again)
  document.addEventListener('visibilitychange', again, { signal: stop.signal })
  return () => {
    clearTimeout(timer)
    forget()
    stop.abort()
    set(address, 0)
  }
}

/** The navigation is rendered twice and requests its counts once. */
const followed = new Map<string, { places: number; readonly stop: () => void }>()

function join(address: string, topic: string): () => void {
  const one = followed.get(address) ?? { places: 0, stop: follow(address, topic) }
  followed.set(address, one)
  one.places += 1
  return () => {
    one.places -= 1
    if (one.places > 0) return
    followed.delete(address)
    one.stop()
  }
}

/** The number for an entry of the navigation; 0 until it is known, and for visitors. */
export function useBadgeCount(address: string | undefined, topic: string): number {
  const account = useSession().account?.id
  useEffect(() => {
    if (address && account) return join(address, topic)
  }, [address, topic, account])
  return counts.use()[address ?? ''] ?? 0
}
