import { useState } from 'react'
import { wizardLimits } from '@lunchpail/contracts/wizard/enumerations'
import { Button } from '@lunchpail/kit-ui/button'
import { TextareaField } from '@lunchpail/kit-ui/textarea-field'
import { sentences } from '../sentences.ts'
import type { FieldsProps } from './step.ts'

/** The summary, or the other prompt for those with less experience; one text, one limit. */
export function SummaryFields({ value, errorOf, onChange }: FieldsProps) {
  const t = sentences.use()
  const [less, setLess] = useState(false)
  return (
    <>
      <TextareaField
        id="self_promo"
        name="self_promo"
        label={less ? t('summary.less-label') : t('summary.label')}
        hint={less ? t('summary.less-hint') : t('summary.hint')}
        rows={7}
        limit={wizardLimits.summaryCharacters}
        counter={(used, limit) => t('summary.counter', { used, limit })}
        value={value.self_promo ?? ''}
        error={errorOf('self_promo')}
        maxLength={wizardLimits.longAnswerCharacters}
        onChange={(event) => onChange({ self_promo: event.target.value })}
      />
      <div>
        <Button kind="quiet" onClick={() => setLess(!less)}>
          {less ? t('summary.more') : t('summary.less')}
        </Button>
      </div>
    </>
  )
}
