import { useState } from 'react'
import { keptJobsOf, withKeptJob } from '@lunchpail/contracts/matches/kept-jobs'
import { keptJobsName } from '@lunchpail/contracts/matches/kept-jobs-name'
import { saveJobSlot } from '@lunchpail/contracts/matches/slots'
import { Button } from '@lunchpail/kit-ui/button'
import type { ButtonProps } from '@lunchpail/kit-ui/button'
import { readLocal, writeLocal } from '@lunchpail/kit-web/offline/local-json'
import { useSession } from '@lunchpail/kit-web/session'
import { Slot } from '@lunchpail/kit-web/slot'
import { mayKeep } from '@lunchpail/kit-web/storage/may-keep'
import { store } from '@lunchpail/kit-web/store'
import { sentences } from '../sentences.ts'
import styles from './job.module.css'

interface SaveJobProps {
  readonly id: number
  readonly title: string
}

/** Whether a job was saved since the page was loaded: where the browser keeps nothing, only the page knows. */
const wasPressed = store(false)

const readEntry = (): unknown => (typeof document === 'undefined' ? null : readLocal(keptJobsName))
const readKept = (): number[] => keptJobsOf(readEntry())

/** At once: what saves it may come when the visitor is on another page, or not at all. */
const keep = (id: number): void => {
  if (mayKeep('memory')) writeLocal(keptJobsName, withKeptJob(readKept(), id))
}

/** Only where the focus went with what stood here: who went on meanwhile is not brought back. */
const focus = (button: HTMLButtonElement | null): void => {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true })
}

/**
 * mf-matches knows which jobs are saved, and its button would be a sixth of all scripts of a job's page. A visitor who has saved none is shown
 * one that looks the same; pressing it brings the other, which saves the job as it comes.
 */
export function SaveJob({ id, title }: SaveJobProps) {
  const t = sentences.use()
  const { account } = useSession()
  const [pressed, setPressed] = useState(false)
  const [hasKept] = useState(() => readEntry() !== null)
  const mayBeSaved = hasKept || account !== null
  const known = wasPressed.use() || mayBeSaved
  const press = () => {
    keep(id)
    setPressed(true)
    wasPressed.set(true)
  }
  const button = (more: Partial<ButtonProps>) => (
    <Button size="small" icon="heart" aria-label={t('save.label', { title })} aria-pressed={false} {...more}>
      {t('save.do')}
    </Button>
  )
  const unpressed = button({ onClick: press, className: styles.save })
  if (!known) return unpressed
  return (
    <Slot
      slot={saveJobSlot}
      props={{ id, title, press: pressed }}
      className={styles.inRow}
      loading={pressed ? button({ busy: true, ref: focus }) : !mayBeSaved && unpressed}
      fallback={(retry) => {
        if (pressed) {
          const isKept = readKept().includes(id)
          return (
            <>
              {button({ onClick: retry, ref: focus, 'aria-pressed': isKept })}
              <span role="alert">{t(isKept ? 'save.kept' : 'save.failed')}</span>
            </>
          )
        }
        const pressAgain = () => {
          press()
          retry()
        }
        // whether this one is saved is not known, unless the visitor has saved none
        return !mayBeSaved && button({ onClick: pressAgain })
      }}
    />
  )
}
