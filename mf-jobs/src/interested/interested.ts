import { useEffect, useSyncExternalStore } from 'react'
import { maxInterested } from '@lunchpail/contracts/jobs/enumerations'
import { readSavedPositions, savedPositionsOf } from '@lunchpail/contracts/jobs/saved-positions'
import { useSession } from '@lunchpail/kit-web/session'
import { mayKeep } from '@lunchpail/kit-web/storage/may-keep'
import { store } from '@lunchpail/kit-web/store'

// On the server nothing is marked: what a module keeps there is everybody's.
const stored = () => (typeof document === 'undefined' ? [] : readSavedPositions(document.cookie))

const ids = store<readonly number[]>(stored())

/** The jobs that the person marked, in their order; three at most. */
export const useInterested = ids.use

/** An employer's account applies to nothing. */
export const useMayApply = (): boolean => (useSession().account?.type ?? 'applicant') === 'applicant'

const markOf = (id: number): 'on' | 'off' | 'full' =>
  ids.get().includes(id) ? 'on' : ids.get().length >= maxInterested ? 'full' : 'off'

/** How one job is marked. Of the buttons of a list, only those that change are rendered again. */
export function useMark(id: number) {
  const get = () => markOf(id)
  return useSyncExternalStore(ids.subscribe, get, get)
}

/**
 * For a page that begins, or comes back: another tab may have marked jobs too. Where nothing is kept, what this tab marked
 * stays until it is closed.
 */
export function rereadInterested(): void {
  if (!mayKeep('memory')) return
  const now = stored()
  if (now.join() !== ids.get().join()) ids.set(now)
}

/** Marks a job or takes the mark away; answers what became of it. */
export function toggleInterested(id: number): 'first' | 'added' | 'removed' | 'full' {
  rereadInterested()
  const before = ids.get()
  if (before.includes(id))
    return write(
      before.filter((other) => other !== id),
      'removed',
    )
  if (before.length >= maxInterested) return 'full'
  return write([...before, id], before.length === 0 ? 'first' : 'added')
}

/** What the person applied to, here or on another device, is no longer marked, nor is what is closed: nothing would take it away. */
export function useUnmarked(id: number, isOver = true): void {
  useEffect(() => {
    if (isOver && ids.get().includes(id)) toggleInterested(id)
  }, [id, isOver])
}

function write<Became>(next: readonly number[], became: Became): Became {
  if (mayKeep('memory')) document.cookie = savedPositionsOf(next)
  ids.set(next)
  return became
}
