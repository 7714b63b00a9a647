import { useState } from 'react'
import type { Profile } from '@lunchpail/contracts/profile/api'
import {
  type Completeness,
  type CompletenessTask,
  completenessTasks,
} from '@lunchpail/contracts/profile/rules/completeness'
import { Badge } from '@lunchpail/kit-ui/badge'
import { Button, LinkButton } from '@lunchpail/kit-ui/button'
import { Card } from '@lunchpail/kit-ui/card'
import { Icon } from '@lunchpail/kit-ui/icon'
import { Link } from '@lunchpail/kit-ui/link'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Progress } from '@lunchpail/kit-ui/progress'
import { VisuallyHidden } from '@lunchpail/kit-ui/visually-hidden'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { toast } from '@lunchpail/kit-web/toast'
import { saveProfile } from '../../api.ts'
import { sentences } from '../../sentences.ts'
import { versionsOfStep } from '../section-values.ts'
import section from '../section.module.css'
import styles from './checklist.module.css'

const editors: Readonly<Record<CompletenessTask, string>> = {
  addJobs: '/profile#history',
  jobDescriptions: '/profile#history',
  personalSummary: '/profile#summary',
}
const tones = { OK: 'warn', Good: 'accent', Excellent: 'good' } as const

interface ChecklistProps {
  readonly profile: Profile
  readonly found: Completeness
  readonly onChange: (profile: Profile) => void
}

/** The tasks of a strong profile: done, or with a link to their editor. */
export function Checklist({ profile, found, onChange }: ChecklistProps) {
  const t = sentences.use()
  const all = completenessTasks.length
  return (
    <Card as="section" aria-labelledby="checklist" className={section.section}>
      <header className={`${section.head} ${styles.head}`}>
        <h2 id="checklist">{t('check.title')}</h2>
        <Badge tone={tones[found.grade]}>{t(`check.grade.${found.grade}`)}</Badge>
      </header>
      <Progress
        value={found.numberComplete}
        of={all}
        text={t('check.progress', { done: found.numberComplete, all })}
      />
      <ul className={styles.tasks}>
        {completenessTasks.map((task) => (
          <li key={task} className={styles.task}>
            <Icon
              name={found.tasks[task] ? 'success' : 'add'}
              className={found.tasks[task] ? styles.done : ''}
            />
            {found.tasks[task] ? (
              <span>
                {t(`check.${task}`)} <VisuallyHidden>({t('check.done')})</VisuallyHidden>
              </span>
            ) : (
              <Link kind="alone" href={editors[task]} renderLink={routerLink}>
                {t(`check.${task}`)}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {!found.tasks.addJobs && <NoMoreJobs profile={profile} onChange={onChange} />}
      {found.allComplete && (
        <p>
          {t('check.all-done')}{' '}
          <Link href="/" renderLink={routerLink}>
            {t('check.home')}
          </Link>
        </p>
      )}
      <LinkButton kind={found.allComplete ? 'primary' : 'secondary'} wide href="/" renderLink={routerLink}>
        {t('check.finish')}
      </LinkButton>
    </Card>
  )
}

/** The person has no further jobs. */
function NoMoreJobs({ profile, onChange }: Omit<ChecklistProps, 'found'>) {
  const t = sentences.use()
  const [status, setStatus] = useState<'idle' | 'busy' | 'failed'>('idle')
  const save = async (): Promise<void> => {
    setStatus('busy')
    try {
      const { history } = versionsOfStep('history', profile)
      const answer = await saveProfile({ done_adding_jobs: true, versions: { history } })
      toast(t('profile.saved'))
      onChange(answer.profile)
    } catch {
      setStatus('failed')
    }
  }
  return (
    <>
      {status === 'failed' && (
        <Notice tone="bad" role="alert">
          {t('profile.not-saved')}
        </Notice>
      )}
      <Button kind="quiet" size="small" busy={status === 'busy'} onClick={() => void save()}>
        {t('check.no-more-jobs')}
      </Button>
    </>
  )
}
