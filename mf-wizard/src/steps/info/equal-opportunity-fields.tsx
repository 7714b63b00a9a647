import { useEffect, useState } from 'react'
import { disabilityStatus, ethnicity, genders, veteranStatus } from '@lunchpail/contracts/wizard/enumerations'
import type { EqualOpportunityAnswers } from '@lunchpail/contracts/wizard/equal-opportunity'
import { Button } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { RadioGroup } from '@lunchpail/kit-ui/radio-group'
import { Stack } from '@lunchpail/kit-ui/stack'
import { sentences } from '../../sentences.ts'
import type { EqualOpportunityContext } from '../step.ts'

/** "I'd rather not say", to each question. */
const declined = {
  gender: 'not_specified',
  ethnicity: ethnicity['prefer not to say'],
  veteran_status: veteranStatus.declined,
  disability_status: disabilityStatus.declined,
} as const satisfies EqualOpportunityAnswers

interface Props extends EqualOpportunityContext {
  /** all four are declined: nothing is left to do on the page */
  readonly onDeclined: () => void
  readonly errorOf: (field: string) => string | undefined
}

/** Voluntary, and stored apart from the application: in memory here, by an endpoint of its own on the server. */
export function EqualOpportunityFields({ answers, load, onChange, onDeclined, errorOf }: Props) {
  const t = sentences.use()
  const [failed, setFailed] = useState(false)
  const loaded = answers !== undefined
  useEffect(() => {
    if (!loaded) load().catch(() => setFailed(true))
  }, [load, loaded])

  const group = (field: keyof EqualOpportunityAnswers) => ({
    id: field,
    name: field,
    value: answers?.[field] === undefined ? null : String(answers[field]),
    error: errorOf(field),
  })
  const numbers = <V extends number>(values: Record<string, V>, of: 'ethnicity' | 'veteran' | 'disability') =>
    Object.values(values).map((value) => ({
      value: String(value),
      label: t(`${of}.${value}` as 'ethnicity.1'),
    }))
  return (
    <Stack>
      {failed && <Notice tone="warn">{t('equal.failed')}</Notice>}
      <div>
        <Button
          onClick={() => {
            onChange(declined)
            onDeclined()
          }}
        >
          {t('equal.decline-all')}
        </Button>
      </div>
      <RadioGroup
        legend={t('equal.gender')}
        choices={genders.map((value) => ({ value, label: t(`gender.${value}`) }))}
        onValueChange={(gender) => onChange({ gender: gender as (typeof genders)[number] })}
        {...group('gender')}
      />
      <RadioGroup
        legend={t('equal.ethnicity')}
        choices={numbers(ethnicity, 'ethnicity')}
        onValueChange={(value) =>
          onChange({ ethnicity: Number(value) as EqualOpportunityAnswers['ethnicity'] })
        }
        {...group('ethnicity')}
      />
      <RadioGroup
        legend={t('equal.veteran')}
        hint={t('equal.veteran-hint')}
        choices={numbers(veteranStatus, 'veteran')}
        onValueChange={(value) =>
          onChange({ veteran_status: Number(value) as EqualOpportunityAnswers['veteran_status'] })
        }
        {...group('veteran_status')}
      />
      <RadioGroup
        legend={t('equal.disability')}
        hint={t('equal.disability-hint')}
        choices={numbers(disabilityStatus, 'disability')}
        onValueChange={(value) =>
          onChange({ disability_status: Number(value) as EqualOpportunityAnswers['disability_status'] })
        }
        {...group('disability_status')}
      />
    </Stack>
  )
}
