import { useRef } from 'react'
import type { Suggestion } from '@lunchpail/contracts/matches/api'
import { Button, LinkButton } from '@lunchpail/kit-ui/button'
import { EmptyState } from '@lunchpail/kit-ui/empty-state'
import { Notice } from '@lunchpail/kit-ui/notice'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { applyToSaved } from '../addresses.ts'
import { sentences } from '../sentences.ts'
import styles from './matches.module.css'
import { SavedJobs } from './saved-jobs.tsx'

interface FinishProps {
  readonly saved: readonly Suggestion[]
  /** matches that were not in this deck */
  readonly more: number
  /** decisions that wait for a connection */
  readonly offlineCount: number
  readonly canUndo: boolean
  readonly onUndo: () => void
  readonly onNext: () => void
}

/** After the last card: the saved jobs, and what comes next. */
export function Finish({ saved, more, offlineCount, canUndo, onUndo, onNext }: FinishProps) {
  const t = sentences.use()
  const title = useRef<HTMLHeadingElement>(null)
  const isSaved = saved.length > 0
  return (
    <>
      <EmptyState
        icon={isSaved ? 'success' : 'heart'}
        title={isSaved ? t('finish.saved', { n: saved.length }) : t('finish.none')}
        text={more > 0 ? t('finish.more', { n: more }) : t('finish.end')}
        titleRef={title}
        className={styles.finish}
      >
        {isSaved && (
          <LinkButton kind="primary" href={applyToSaved(saved.map(({ id }) => id))} renderLink={routerLink}>
            {t('apply-saved', { n: saved.length })}
          </LinkButton>
        )}
        {more > 0 && (
          <Button kind={isSaved ? 'secondary' : 'primary'} onClick={onNext}>
            {t('finish.next')}
          </Button>
        )}
        {canUndo && (
          <Button kind="quiet" icon="undo" onClick={onUndo}>
            {t('undo')}
          </Button>
        )}
      </EmptyState>
      {offlineCount > 0 && <Notice role="status">{t('held', { n: offlineCount })}</Notice>}
      {isSaved && <SavedJobs saved={saved} />}
    </>
  )
}
