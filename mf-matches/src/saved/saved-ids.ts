import { useEffect } from 'react'
import { withKeptJob } from '@lunchpail/contracts/matches/kept-jobs'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { reportError } from '@lunchpail/kit-web/error-report'
import { useLive } from '@lunchpail/kit-web/live'
import { currentSession, useSession } from '@lunchpail/kit-web/session'
import { store } from '@lunchpail/kit-web/store'
import { loadSavedIds, removeSaved, sendSaved } from '../api.ts'
import { readKept, writeKept } from './kept-here.ts'

type Known = readonly number[] | 'failed'
/** Whose they are (null: a visitor's, of this device), and which; undefined until they are known. */
const saved = store<{ readonly of: string | null; readonly ids: Known } | undefined>(undefined)

const ownAccount = (): string | null => currentSession().account?.id ?? null

/** Only what the person who is signed in now did. */
const set = (of: string | null, ids: Known): void => {
  if (of === ownAccount()) saved.set({ of, ids })
}

/** What a visitor saved on this device becomes that of the account which signs in on it; until then it stays on the device. */
async function bringIn(): Promise<readonly number[]> {
  const kept = readKept()
  if (kept.length === 0) return (await loadSavedIds()).ids
  // the latest is saved last
  const { ids } = await sendSaved(kept.toReversed())
  writeKept([])
  return ids
}

let asking: { readonly of: string; readonly done: Promise<void> } | undefined
let asked = 0

function ask(of: string): Promise<void> {
  const at = (asked += 1)
  const done = bringIn()
    .then((ids) => {
      // who asked later hears more
      if (at === asked) set(of, ids)
    })
    .finally(() => {
      if (at === asked) asking = undefined
    })
  asking = { of, done }
  return done
}

/** Once, however many buttons ask. */
async function refresh(of: string | null): Promise<void> {
  if (of === null) return set(null, readKept())
  return asking?.of === of ? asking.done : ask(of)
}

/** Asks again, once they could not be read. Throws what the call throws. */
export const refreshSaved = (): Promise<void> => refresh(ownAccount())

const failed = (of: string | null) => (error: unknown) => {
  reportError(error, 'saved jobs')
  if (saved.get()?.of !== of) set(of, 'failed')
}

/** The ids of the saved jobs; undefined while they are asked for. Employers save none. */
export function useSavedIds(): Known | undefined {
  const { account } = useSession()
  const of = account?.id ?? null
  const isEmployer = account !== null && account.type !== 'applicant'
  useEffect(() => {
    if (!isEmployer) refresh(of).catch(failed(of))
  }, [of, isEmployer])
  useLive('matches', () => {
    if (of !== null && !isEmployer) ask(of).catch(failed(of))
  })
  const known = saved.use()
  return known?.of === of ? known.ids : undefined
}

/** Throws what the call throws. */
export async function saveJob(id: number): Promise<void> {
  const of = ownAccount()
  if (of === null) return set(null, writeKept(withKeptJob(readKept(), id)))
  set(of, (await sendSaved([id])).ids)
}

export async function unsaveJob(id: number): Promise<void> {
  const of = ownAccount()
  if (of === null) return set(null, writeKept(readKept().filter((other) => other !== id)))
  try {
    set(of, (await removeSaved(id)).ids)
  } catch (error) {
    // another device was first
    if (!(error instanceof ApiError && error.code === 'not-found')) throw error
    set(of, (await loadSavedIds()).ids)
  }
}

/** As after a page load. */
export const resetForTests = (): void => saved.set(undefined)
