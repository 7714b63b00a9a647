import type { ReactNode } from 'react'
import { stepConstant, type StepName } from '@lunchpail/contracts/wizard/step-names'
import { Badge } from '@lunchpail/kit-ui/badge'
import { Button } from '@lunchpail/kit-ui/button'
import { sentences } from '../../sentences.ts'
import styles from './review.module.css'

/** Suggestions have no section: the chosen positions are at the top. Nor has the phone's code. */
export type ReviewedStep = Exclude<StepName, 'review' | 'suggestions' | 'phone'>

interface ReviewSectionProps {
  readonly step: ReviewedStep
  /** something is missing */
  readonly isIncomplete: boolean
  readonly onEdit: (step: StepName) => void
  readonly children: ReactNode
}

/** A section of the review with a button that opens its step. */
export function ReviewSection({ step, isIncomplete, onEdit, children }: ReviewSectionProps) {
  const t = sentences.use()
  const name = t(`review.${step}`)
  return (
    <section className={styles.section} aria-label={name} data-step={stepConstant[step]}>
      <div className={styles.head}>
        <h2>{name}</h2>
        <Button
          id={`edit-${step}`}
          size="small"
          icon="edit"
          aria-label={t('review.edit-named', { section: name })}
          onClick={() => onEdit(step)}
        >
          {t('review.edit')}
        </Button>
      </div>
      {isIncomplete && (
        <div>
          <Badge tone="bad" icon="error">
            {t('review.missing')}
          </Badge>
        </div>
      )}
      {children}
    </section>
  )
}
