import { useEffect } from 'react'
import { retryChunk } from '@lunchpail/kit-web/retry-chunk'
import { store } from '@lunchpail/kit-web/store'
import type { Closed } from './closed.ts'

const closed = store<Closed | undefined>(undefined)

const prepare = (): void =>
  void retryChunk(async () => (await import('./closed.ts')).load()).then(closed.set, () => {})

/** JB-06: what the page of a job offers that takes nobody. Few visits see one: it comes after the page. */
export function ClosedPart(props: { readonly id: number; readonly className?: string | undefined }) {
  const loaded = closed.use()
  useEffect(() => {
    if (!closed.get()) prepare()
  }, [])
  return loaded ? <loaded.NotifyBox key={props.id} {...props} /> : null
}
