import { useEffect } from 'react'
import { retryChunk } from '@lunchpail/kit-web/retry-chunk'
import { useLocation } from '@lunchpail/kit-web/router'
import { store } from '@lunchpail/kit-web/store'
import type { Closed } from './closed.ts'

const closed = store<Closed | undefined>(undefined)

/** Whether the link of an email led here. */
export const useIsNoticed = (): boolean => {
  const { hash, state } = useLocation()
  return hash.startsWith('#notice=') || (state instanceof Object && 'noticeToken' in state)
}

const prepare = (): void =>
  void retryChunk(async () => (await import('./closed.ts')).load()).then(closed.set, () => {})

interface ClosedPartProps {
  readonly id: number
  /** it takes applications by now, and the link of its email is for others */
  readonly isOpen?: boolean
  readonly className?: string | undefined
}

/** What the page of a closed job offers. Few visits see one: it comes after the page. */
export function ClosedPart(props: ClosedPartProps) {
  const loaded = closed.use()
  useEffect(() => {
    if (!closed.get()) prepare()
  }, [])
  return loaded ? <loaded.NotifyBox key={props.id} {...props} /> : null
}
