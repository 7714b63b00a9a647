import { startTransition, Suspense, useState } from 'react'
import { maxInterested } from '@lunchpail/contracts/jobs/enumerations'
import { Button } from '@lunchpail/kit-ui/button'
import { whenWanted } from '@lunchpail/kit-web/chunks/when-wanted'
import { sentences } from '../sentences.ts'
import { ApplyOneFailed } from './apply-one-failed.tsx'
import styles from './interested.module.css'
import { toggleInterested, useMark } from './interested.ts'

const ApplyOne = whenWanted(
  'apply-one dialog',
  async () => (await import('./apply-one.tsx')).ApplyOne,
  ApplyOneFailed,
)

/** The dialog is shown once a visit. */
let dialogShown = false

interface InterestedButtonProps {
  readonly id: number
  readonly title: string
}

/** Marks a job for applying to several at once. At three the others say why they cannot be marked. */
export function InterestedButton({ id, title }: InterestedButtonProps) {
  const t = sentences.use()
  const mark = useMark(id)
  const [dialogOpen, setDialogOpen] = useState(false)
  const on = mark === 'on'
  const full = mark === 'full'
  const reason = `interested-full-${id}`
  const click = () => {
    if (full || toggleInterested(id) !== 'first' || dialogShown) return
    dialogShown = true
    // after the mark is seen
    startTransition(() => setDialogOpen(true))
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
        onClick={click}
      >
        {t('interested.mark')}
      </Button>
      {full && (
        <span id={reason} hidden>
          {t('interested.full', { n: maxInterested })}
        </span>
      )}
      {dialogOpen && (
        <Suspense fallback={null}>
          <ApplyOne title={title} onClose={() => setDialogOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** As after a page load. */
export const resetForTests = (): void => void (dialogShown = false)
