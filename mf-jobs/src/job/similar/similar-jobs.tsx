import { useLayoutEffect, useRef, useState } from 'react'
import { similarAtOnce } from '@lunchpail/contracts/jobs/search/similar-api'
import { Button } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { useSession } from '@lunchpail/kit-web/session'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { useMayApply } from '../../interested/interested.ts'
import { loadSimilar, type Similar } from './api.ts'
import { similarSentences } from './sentences.ts'
import { SimilarCard } from './similar-card.tsx'
import styles from './similar.module.css'

/** Jobs like one, a few at a time. Without any there is nothing: it is no page of its own. */
export function SimilarJobs({ id }: { readonly id: number }) {
  const t = similarSentences.use()
  const { account } = useSession()
  const mayApply = useMayApply()
  const load = useLoad((signal) => loadSimilar(id, 1, signal), [id])
  const [others, setOthers] = useState<readonly Similar[]>([])
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const shown = useRef(0)
  const sent = useRef(0)
  // reading goes on with the first of those that came: the button is gone, or below them
  useLayoutEffect(() => {
    if (others.length > 0)
      list.current?.children[shown.current]?.querySelector('a')?.focus({ preventScroll: true })
  }, [others])
  const pages = load.value ? [load.value, ...others] : []
  // what was opened or closed in between may have moved a job to the next page
  const jobs = [...new Map(pages.flatMap(({ positions }) => positions.map((job) => [job.id, job]))).values()]
  if (jobs.length === 0) return null
  const loadMore = async () => {
    setBusy(true)
    setFailed(false)
    try {
      const isShown = new Set(jobs.map((job) => job.id))
      // those applied to here are none of them anymore, and others took their places
      let page = Math.floor((jobs.length - sent.current) / similarAtOnce) + 1
      let next = await loadSimilar(id, page)
      while (next.more && next.positions.every((job) => isShown.has(job.id)))
        next = await loadSimilar(id, (page += 1))
      shown.current = jobs.length
      setOthers([...others, next])
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className={styles.similar} aria-labelledby="similar">
      <h2 id="similar">{t('similar.title')}</h2>
      {account && mayApply && <p className={styles.lead}>{t('similar.text')}</p>}
      <ul ref={list} className={styles.cards}>
        {jobs.map((job) => (
          <SimilarCard key={job.id} job={job} onSent={() => (sent.current += 1)} />
        ))}
      </ul>
      {failed && (
        <Notice tone="bad" role="alert">
          {t('similar.failed')}
        </Notice>
      )}
      {pages.at(-1)!.more && (
        <Button busy={busy} onClick={() => void loadMore()}>
          {t('similar.more')}
        </Button>
      )}
    </section>
  )
}
