import { useEffect, useRef, useState } from 'react'
import type { ResumeDoubt, ResumeReading } from '@lunchpail/contracts/wizard/api'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { resumeStatus } from '@lunchpail/contracts/wizard/enumerations'
import { loadResume, settleDoubt } from '../api.ts'

const pauseMs = 1_000

export const isAdded = ({ resume_status, resume_location }: Application): boolean =>
  resume_status === resumeStatus.added && Boolean(resume_location)

export const isBeingRead = (reading: ResumeReading | null): boolean =>
  reading !== null && reading.state !== 'read' && reading.state !== 'failed'

/**
 * The resume of the application, asked for again until it is read; then `refresh` loads what was filled in. The page
 * shows it at once, where 1 §4 loads it again after 7 seconds.
 */
export function useReading(value: Application, refresh: (() => Promise<void>) | undefined) {
  const [reading, setReading] = useState<ResumeReading | null>(null)
  const location = refresh && isAdded(value) ? value.resume_location : undefined
  const latest = useRef({ value, refresh })
  useEffect(() => {
    latest.current = { value, refresh }
  })
  useEffect(() => {
    if (location === undefined) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    let hasWaited = false
    const ask = async (): Promise<void> => {
      const found = await loadResume().catch(() => undefined)
      if (isGone) return
      // Until the save has arrived, the service knows the previous one.
      const isAnother = found !== undefined && found?.location !== location
      const isWaiting = found === undefined || isAnother || isBeingRead(found)
      if (found !== undefined && !isAnother && !isWaiting) {
        // filled in, or put back where nothing could be read
        const lacks = (latest.current.value.jobs ?? []).length === 0
        if (hasWaited || lacks) await latest.current.refresh?.().catch(() => {})
        if (!isGone) setReading(found)
        return
      }
      hasWaited = true
      if (found && !isAnother) setReading(found)
      timer = setTimeout(() => void ask(), pauseMs)
    }
    void ask()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [location])

  return {
    // not of the one before
    reading: reading?.location === location ? reading : null,
    /** the value is right */
    settle: async ({ reference_id, field }: ResumeDoubt): Promise<void> => {
      const doubts = await settleDoubt({ reference_id, field })
      setReading((now) => now && { ...now, doubts })
    },
  }
}

export type Reading = ReturnType<typeof useReading>

/** The doubts about a job that was not corrected: its value is still what was read. */
export const doubtsOf = (
  reading: ResumeReading | null,
  job: NonNullable<Application['jobs']>[number],
): ResumeDoubt[] =>
  (reading?.doubts ?? []).filter(
    ({ reference_id, field, value }) => reference_id === job.reference_id && job[field] === value,
  )
