import type { ReactNode } from 'react'
import { followUpGutChecksOf, gutChecksOf } from '@lunchpail/contracts/wizard/rules/gut-check'
import type { StepName } from '@lunchpail/contracts/wizard/step-names'
import { blockingSteps, type Walk } from '@lunchpail/contracts/wizard/walk'
import type { Draft } from '../../draft/draft.ts'
import { SectionNotice } from '../frame/section-notice.tsx'
import { sentences } from '../../sentences.ts'
import { FactTable } from '../../steps/fact-table.tsx'
import {
  AnswerTable,
  AvailabilityTable,
  ContactTable,
  FollowUpSkillTable,
  GutCheckTable,
  InfoTable,
  ShiftTable,
  SkillTable,
} from '../../steps/section-tables.tsx'
import { HistoryReview } from './history-review.tsx'
import { ReviewSection, type ReviewedStep } from './review-section.tsx'
import styles from './review.module.css'

interface ReviewSectionsProps {
  readonly draft: Draft
  readonly walked: Walk
  readonly onEdit: (step: StepName) => void
}

/** The answers by section. A section that was not asked is left out, except the summary, which may be added. */
export function ReviewSections({ draft, walked, onEdit }: ReviewSectionsProps) {
  const t = sentences.use()
  const { application } = draft
  const incomplete = new Set(blockingSteps(walked.steps).map(({ name }) => name))
  const skipped = new Set(walked.steps.filter(({ state }) => state === 'skipped').map(({ name }) => name))
  const sections: Record<ReviewedStep, ReactNode> = {
    contact: <ContactTable application={application} />,
    info: (
      <>
        <InfoTable application={application} />
        {draft.equalOpportunity.complete && <p className={styles.soft}>{t('review.equal-saved')}</p>}
      </>
    ),
    availability: <AvailabilityTable draft={draft} />,
    skills: <SkillTable draft={draft} />,
    history: <HistoryReview application={application} />,
    'gut-check': <GutCheckTable draft={draft} keywords={gutChecksOf(draft.positions, application)} />,
    summary: application.self_promo ? (
      <FactTable rows={[{ label: t('summary.label'), value: application.self_promo }]} />
    ) : (
      <p className={styles.soft}>{t('review.empty')}</p>
    ),
    questions: <AnswerTable draft={draft} />,
    'follow-up-skills': <FollowUpSkillTable draft={draft} />,
    'follow-up-gut-check': (
      <GutCheckTable draft={draft} keywords={followUpGutChecksOf(draft.positions, application)} />
    ),
    shifts: <ShiftTable draft={draft} />,
  }
  return (Object.keys(sections) as ReviewedStep[])
    .filter((step) => step === 'summary' || !skipped.has(step))
    .map((step) => (
      <ReviewSection key={step} step={step} isIncomplete={incomplete.has(step)} onEdit={onEdit}>
        <SectionNotice step={step} draft={draft} />
        {sections[step]}
      </ReviewSection>
    ))
}
