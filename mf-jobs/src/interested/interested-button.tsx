import { Suspense, useState } from 'react'
import { maxInterested } from '@lunchpail/contracts/jobs/enumerations'
import { Button } from '@lunchpail/kit-ui/button'
import { optional } from '../chunks/optional.ts'
import { sentences } from '../sentences.ts'
import styles from './interested.module.css'
import { toggleInterested, useInterested } from './interested.ts'

const ApplyOne = optional(async () => (await import('./apply-one.tsx')).ApplyOne)

/** once a visit is enough */
let asked = false

interface InterestedButtonProps {
  readonly id: number
  readonly title: string
}

/** Marks a job for applying to several at once. At three the others say why they cannot be marked. */
export function InterestedButton({ id, title }: InterestedButtonProps) {
  const t = sentences.use()
  const ids = useInterested()
  const [asking, setAsking] = useState(false)
  const on = ids.includes(id)
  const full = !on && ids.length >= maxInterested
  const reason = `interested-full-${id}`
  const press = () => {
    if (full || toggleInterested(id) !== 'first' || asked) return
    asked = true
    setAsking(true)
  }
  return (
    <>
      <Button
        size="small"
        icon={on ? 'check' : 'add'}
        className={styles.button}
        aria-label={t('interested.label', { title })}
        aria-pressed={on}
        aria-disabled={full || undefined}
        aria-describedby={full ? reason : undefined}
        onClick={press}
      >
        {t('interested.mark')}
      </Button>
      {full && (
        <span id={reason} hidden>
          {t('interested.full', { n: maxInterested })}
        </span>
      )}
      {asking && (
        <Suspense fallback={null}>
          <ApplyOne title={title} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}

/** For tests: as if the page had just begun. */
export const forgetAsked = (): void => void (asked = false)
