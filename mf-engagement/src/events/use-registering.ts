import { useRef, useState } from 'react'
import type { Gathering, Registration } from '@lunchpail/contracts/engagement/gatherings'
import { track } from '@lunchpail/kit-web/analytics'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { reportError } from '@lunchpail/kit-web/error-report'
import { useErrorInPageTitle } from '@lunchpail/kit-web/page-title'
import { currentSession } from '@lunchpail/kit-web/session'
import { toast } from '@lunchpail/kit-web/toast'
import { choosesJobs } from './chooses-jobs.ts'
import { failureOf, register } from './gathering-api.ts'
import { gatheringSentences as sentences } from './gathering-sentences.ts'

/** 2 §8 */
const toastDelayMs = 150
const toastMs = 6_000

/** What the page around it deals with: it asks to log in again, or says why the account is barred. */
const sharedCodes: readonly string[] = ['signed-out', 'barred', 'page-idle']

interface Options {
  readonly gathering: Gathering
  readonly onRegistered: (outcome: { readonly url: string; readonly registration: Registration }) => void
}

/** Registering for an event: the chosen positions, what is wrong with them, and what happens where it fails. */
export function useRegistering({ gathering, onRegistered }: Options) {
  const t = sentences.use()
  const [positions, setPositions] = useState<readonly number[]>([])
  /** how often a person tried to go on without one */
  const [attempts, setAttempts] = useState(0)
  const [busy, setBusy] = useState(false)
  const [closed, setClosed] = useState<string>()
  /** removes the toast of a failure that is over */
  const dismiss = useRef(() => {})
  const needsPosition = (): boolean => choosesJobs(gathering, currentSession().account)

  const hasError = attempts > 0 && positions.length === 0 && needsPosition()
  useErrorInPageTitle(hasError)

  const fail = (error: unknown): void => {
    track(failureOf[gathering.kind])
    if (!(error instanceof ApiError)) reportError(error, 'registration')
    else if (sharedCodes.includes(error.code)) return
    else if (error.code === 'registration-closed') return setClosed(error.message)
    setTimeout(() => {
      dismiss.current = toast(t('register.failed'), { tone: 'bad', milliseconds: toastMs })
    }, toastDelayMs)
  }

  return {
    positions,
    choose: setPositions,
    busy,
    /** why there is no registration anymore */
    closed,
    attempts,
    hasError,
    async submit(): Promise<void> {
      if (busy) return
      if (needsPosition() && positions.length === 0) return setAttempts((count) => count + 1)
      setBusy(true)
      try {
        const outcome = await register(gathering, positions)
        dismiss.current()
        onRegistered(outcome)
      } catch (error) {
        fail(error)
      } finally {
        setBusy(false)
      }
    },
  }
}
export type Registering = ReturnType<typeof useRegistering>
