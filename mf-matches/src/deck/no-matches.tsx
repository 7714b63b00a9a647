import { useRef } from 'react'
import type { Suggestion } from '@lunchpail/contracts/matches/api'
import { jobListPage } from '@lunchpail/contracts/jobs/pages'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { EmptyState } from '@lunchpail/kit-ui/empty-state'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { applyToSaved } from '../addresses.ts'
import { sentences } from '../sentences.ts'
import { AnswerQuestions } from './answer-questions.tsx'
import { SavedJobs } from './saved-jobs.tsx'

interface NoMatchesProps {
  readonly saved: readonly Suggestion[]
  /** questions are open */
  readonly asks: boolean
}

/** Nothing fits right now. */
export function NoMatches({ saved, asks }: NoMatchesProps) {
  const t = sentences.use()
  const title = useRef<HTMLHeadingElement>(null)
  const isSaved = saved.length > 0
  return (
    <>
      <EmptyState icon="heart" title={t('empty.title')} text={t('empty.text')} titleRef={title}>
        {isSaved && (
          <LinkButton kind="primary" href={applyToSaved(saved.map(({ id }) => id))} renderLink={routerLink}>
            {t('apply-saved', { n: saved.length })}
          </LinkButton>
        )}
        <LinkButton kind={isSaved ? 'secondary' : 'primary'} href={jobListPage.path} renderLink={routerLink}>
          {t('empty.jobs')}
        </LinkButton>
        {asks && <AnswerQuestions saved={saved} />}
      </EmptyState>
      {isSaved && <SavedJobs saved={saved} />}
    </>
  )
}
