import { useEffect, useRef } from 'react'
import { retryChunk } from '@lunchpail/kit-web/retry-chunk'
import { store } from '@lunchpail/kit-web/store'
import type { SimilarParts } from './similar.ts'

const similar = store<SimilarParts | undefined>(undefined)

const prepare = (): void =>
  void retryChunk(async () => (await import('./similar.ts')).load()).then(similar.set, () => {})

/** How far below what is seen it is asked for. */
const ahead = '400px'

/** At the end of a job's page. Few read as far: neither its scripts nor its jobs are loaded before. */
export function SimilarPart({ id }: { readonly id: number }) {
  const loaded = similar.use()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (loaded) return
    if (typeof IntersectionObserver === 'undefined') return prepare()
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        prepare()
      },
      { rootMargin: ahead },
    )
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [loaded])
  return <div ref={place}>{loaded && <loaded.AfterJob key={id} id={id} />}</div>
}
