import type { ReactNode } from 'react'
import type { StepName } from '@lunchpail/contracts/wizard/step-names'
import { obstacles, type Walk } from '@lunchpail/contracts/wizard/walk'
import type { Draft } from '../../../draft/draft.ts'
import { SectionNotice } from '../frame/section-notice.tsx'
import { sentences } from '../../../sentences.ts'
import { FactTable } from '../../../steps/fact-table.tsx'
import { phoneText } from '../../../steps/phone-text.ts'
import { AnswerTable } from './answer-table.tsx'
import { HistoryReview } from './history-review.tsx'
import { InfoTable } from './info-table.tsx'
import { AvailabilityTable, FollowUpSkillTable, ShiftTable, SkillTable } from './section-tables.tsx'
import { ReviewSection, type ReviewedStep } from './review-section.tsx'
import styles from './review.module.css'

interface ReviewSectionsProps {
  readonly draft: Draft
  readonly walked: Walk
  readonly onEdit: (step: StepName) => void
}

/** What was answered, part by part; a part that was not asked is left out, but for the summary, which may be added. */
export function ReviewSections({ draft, walked, onEdit }: ReviewSectionsProps) {
  const t = sentences.use()
  const { application: told } = draft
  const open = new Set(obstacles(walked.steps).map(({ name }) => name))
  const skipped = new Set(walked.steps.filter(({ state }) => state === 'skipped').map(({ name }) => name))
  const parts: Record<ReviewedStep, ReactNode> = {
    contact: (
      <FactTable
        rows={[
          { label: t('contact.name'), value: [told.first_name, told.last_name].filter(Boolean).join(' ') },
          { label: t('contact.phone'), value: phoneText(told.phone ?? '') },
          { label: t('contact.email'), value: told.email },
        ]}
      />
    ),
    info: (
      <>
        <InfoTable application={told} />
        {draft.equalOpportunity.complete && <p className={styles.soft}>{t('review.equal-saved')}</p>}
      </>
    ),
    availability: <AvailabilityTable draft={draft} />,
    skills: <SkillTable draft={draft} />,
    history: <HistoryReview application={told} />,
    summary: told.self_promo ? (
      <FactTable rows={[{ label: t('summary.label'), value: told.self_promo }]} />
    ) : (
      <p className={styles.soft}>{t('review.empty')}</p>
    ),
    questions: <AnswerTable draft={draft} />,
    'follow-up-skills': <FollowUpSkillTable draft={draft} />,
    shifts: <ShiftTable draft={draft} />,
  }
  return (Object.keys(parts) as ReviewedStep[])
    .filter((step) => step === 'summary' || !skipped.has(step))
    .map((step) => (
      <ReviewSection key={step} step={step} open={open.has(step)} onEdit={onEdit}>
        <SectionNotice step={step} draft={draft} />
        {parts[step]}
      </ReviewSection>
    ))
}
