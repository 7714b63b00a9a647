import type { StepName } from '@lunchpail/contracts/wizard/step-names'
import { newestFirst } from '@lunchpail/contracts/wizard/rules/job'
import type { Walk } from '@lunchpail/contracts/wizard/walk'
import type { Draft } from '../draft/draft.ts'
import { sentences } from '../sentences.ts'
import { FactTable } from '../steps/fact-table.tsx'
import { JobCard } from '../steps/job-card.tsx'
import { AnswerTable } from './answer-table.tsx'
import { InfoTable } from './info-table.tsx'
import { ReviewSection } from './review-section.tsx'
import styles from './review.module.css'
import { phoneText } from '../steps/phone-text.ts'

export interface ReviewSectionsProps {
  readonly draft: Draft
  readonly walked: Walk
  readonly onEdit: (step: StepName) => void
}

/** What was answered, part by part. */
export const ReviewSections = ({ draft, walked, onEdit }: ReviewSectionsProps) => {
  const t = sentences.use()
  const { application: told } = draft
  const isOpen = (step: StepName) =>
    walked.steps.some(({ name, problems }) => name === step && Object.keys(problems).length > 0)
  const isSkipped = (step: StepName) =>
    walked.steps.some(({ name, state }) => name === step && state === 'skipped')
  const section = (step: Exclude<StepName, 'review'>) => ({ step, open: isOpen(step), onEdit })
  const nothing = <p className={styles.soft}>{t('review.empty')}</p>
  return (
    <>
      <ReviewSection {...section('contact')}>
        <FactTable
          rows={[
            { label: t('contact.name'), value: [told.first_name, told.last_name].filter(Boolean).join(' ') },
            { label: t('contact.phone'), value: phoneText(told.phone ?? '') },
            { label: t('contact.email'), value: told.email },
          ]}
        />
      </ReviewSection>
      <ReviewSection {...section('info')}>
        <InfoTable application={told} />
        {draft.equalOpportunity.complete && <p className={styles.soft}>{t('review.equal-saved')}</p>}
      </ReviewSection>
      <ReviewSection {...section('history')}>
        {told.jobs?.length ? (
          <ul className={styles.jobs}>
            {newestFirst(told.jobs).map((job) => (
              <JobCard key={job.reference_id} job={job} level={3} />
            ))}
          </ul>
        ) : (
          nothing
        )}
      </ReviewSection>
      <ReviewSection {...section('summary')}>
        {told.self_promo ? (
          <FactTable rows={[{ label: t('summary.label'), value: told.self_promo }]} />
        ) : (
          nothing
        )}
      </ReviewSection>
      {!isSkipped('questions') && (
        <ReviewSection {...section('questions')}>
          <AnswerTable draft={draft} />
        </ReviewSection>
      )}
    </>
  )
}
