import { useEffect, useRef, useState } from 'react'
import type { Registrant } from '@lunchpail/contracts/engagement/portal-events'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { retry } from '@lunchpail/kit-web/offline/retry'
import { sendCheckIns, undoCheckIn } from '../portal/api.ts'
import { keepMarks, readMarks, withMark, withoutMark, type Mark } from './check-in-queue.ts'

/** The most that one call takes. */
const mostAtOnce = 500

export interface CheckIns {
  /** not sent yet */
  readonly marks: readonly Mark[]
  /** as the service answered them to what was marked or taken back here, by their codes */
  readonly answered: ReadonlyMap<string, Registrant>
  /** codes of no registrant */
  readonly unknown: readonly string[]
  /** how many will never be taken, and why: they are kept no longer */
  readonly lost: { readonly count: number; readonly reason: string } | undefined
  /** there was no connection when they were sent */
  readonly cutOff: boolean
  /** why they were not taken, where it is not the connection */
  readonly refusal: string | undefined
  readonly mark: (code: string) => void
  /** A wrong tap: what was not sent is forgotten, what was is taken back at the service. */
  readonly takeBack: (code: string) => Promise<void>
  readonly forgetUnknown: () => void
}

/** Marks who came: on this phone at once, and at the service as soon as it can be reached. */
export function useCheckIns(accountId: string, eventId: string): CheckIns {
  const [marks, setMarks] = useState<readonly Mark[]>(() => readMarks(accountId, eventId))
  const [answered, setAnswered] = useState<ReadonlyMap<string, Registrant>>(new Map())
  const [unknown, setUnknown] = useState<readonly string[]>([])
  const [lost, setLost] = useState<CheckIns['lost']>()
  const [cutOff, setCutOff] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const waiting = useRef(marks)
  const sending = useRef<Promise<void>>(undefined)
  const send = useRef(() => {})

  const set = (next: readonly Mark[]) => {
    waiting.current = next
    keepMarks(accountId, eventId, next)
    setMarks(next)
  }

  const hear = (registrants: readonly Registrant[]) =>
    setAnswered((now) => new Map([...now, ...registrants.map((one) => [one.code, one] as const)]))

  useEffect(() => {
    const tries = retry(() => send.current())
    send.current = () => {
      if (sending.current || waiting.current.length === 0) return
      const batch = waiting.current.slice(0, mostAtOnce)
      const sent = new Set(batch.map(({ code }) => code))
      sending.current = sendCheckIns(eventId, batch)
        .then(
          (answer) => {
            tries.succeeded()
            setCutOff(false)
            setRefusal(undefined)
            set(waiting.current.filter(({ code }) => !sent.has(code)))
            hear(answer.registrants)
            setUnknown((now) => [...new Set([...now, ...answer.unknown])])
            return true
          },
          (error: unknown) => {
            // for good, while the right to check in may come back
            if (error instanceof ApiError && error.code === 'gathering-canceled') {
              tries.succeeded()
              setCutOff(false)
              setRefusal(undefined)
              const { length } = waiting.current
              setLost((now) => ({ count: (now?.count ?? 0) + length, reason: error.message }))
              set([])
              return false
            }
            tries.failed()
            const isCutOff = error instanceof ApiError && error.code === 'unreachable'
            setCutOff(isCutOff)
            setRefusal(isCutOff ? undefined : String((error as Error).message))
            return false
          },
        )
        .then((isSent) => {
          sending.current = undefined
          if (isSent) send.current()
        })
        .catch(() => {})
    }
    const stop = tries.listen()
    send.current()
    return stop
    // oxlint-disable-next-line react/exhaustive-deps -- one queue for each event
  }, [eventId, accountId])

  // this page cannot be loaded again without a connection: who reloads it by mistake is asked
  const isWaiting = marks.length > 0
  useEffect(() => {
    if (!isWaiting) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isWaiting])

  return {
    marks,
    answered,
    unknown,
    lost,
    cutOff,
    refusal,
    mark: (code) => {
      set(withMark(waiting.current, { code, at: new Date().toISOString() }))
      send.current()
    },
    takeBack: async (code) => {
      // what is on its way there is there first
      await sending.current
      const isSent = !waiting.current.some((one) => one.code === code)
      set(withoutMark(waiting.current, code))
      if (!isSent) return
      hear([(await undoCheckIn(eventId, code)).registrant])
    },
    forgetUnknown: () => setUnknown([]),
  }
}
