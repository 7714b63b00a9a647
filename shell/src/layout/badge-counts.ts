import { useEffect } from 'react'
import { useSession } from '@lunchpail/kit-web/session'
import { store } from '@lunchpail/kit-web/store'

const counts = store<Readonly<Record<string, number>>>({})
const tell = (address: string, count: number) => counts.set({ ...counts.get(), [address]: count })

/** Whoever is signed in loads it: a first visit has no counts. */
const load = () => import(/* webpackChunkName: "signed-in" */ './follow-count.ts')

/** The number for an entry of the navigation; 0 until it is known, and for visitors. */
export function useBadgeCount(address: string | undefined, topic: string): number {
  const account = useSession().account?.id
  useEffect(() => {
    if (!address || !account) return
    let isOver = false
    let end = () => {}
    // without it, as without a connection, there is no badge
    load().then(
      ({ followCount }) => isOver || (end = followCount(address, topic, tell)),
      () => {},
    )
    return () => {
      isOver = true
      end()
    }
  }, [address, topic, account])
  return counts.use()[address ?? ''] ?? 0
}
