import { useState } from 'react'
import { today } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { infoErrors } from '@lunchpail/contracts/wizard/rules/info'
import { locationSlot } from '@lunchpail/contracts/profile/slots'
import { useRuleSentence } from '@lunchpail/kit-web/language'
import { Slot } from '@lunchpail/kit-web/slot'
import { sentences } from '../../sentences.ts'
import { fieldErrorAt } from '../field-errors.ts'
import type { StepProps } from '../step.ts'
import { EqualOpportunityFields } from './equal-opportunity-fields.tsx'
import { InfoFields } from './info-fields.tsx'
import { useLocationCheck } from './use-location-check.ts'

const equalOpportunityPage = 'equal-opportunity'

/** 1 §2.7 as two pages: the person, and the equal-opportunity questions, which only the wizard asks. */
export function InfoStep({ host, ...fields }: StepProps) {
  const { value, context } = fields
  const t = sentences.use()
  const sayRule = useRuleSentence()
  const [attempt, setAttempt] = useState(0)
  const location = useLocationCheck({ ...fields, host })
  const leave = () => host.leave({ address_international: value.address_international ?? false })
  const { equalOpportunity } = context
  if (!equalOpportunity) return host.frame({ onNext: leave, children: <InfoFields {...fields} /> })

  const found = Object.entries(infoErrors(value, today()))
  if (host.at === equalOpportunityPage && found.length === 0)
    return host.frame({
      title: t('equal.title'),
      lead: t('equal.why'),
      part: { place: 2, of: 2 },
      onBack: () => host.show(undefined),
      onNext: leave,
      children: <EqualOpportunityFields {...equalOpportunity} onDeclined={leave} errorOf={fields.errorOf} />,
    })
  const fieldErrors = attempt > 0 ? found.map(([field, rule]) => fieldErrorAt(field, rule, t, sayRule)) : []
  const next = () => {
    if (found.length > 0) return setAttempt(attempt + 1)
    void location.check(() => {
      host.save()
      host.show(equalOpportunityPage)
    })
  }
  return host.frame({
    part: { place: 1, of: 2 },
    fieldErrors,
    attempt,
    onNext: next,
    nextLabel: t('frame.next'),
    busy: location.busy,
    children: (
      <>
        <InfoFields
          {...fields}
          errorOf={(field) => fieldErrors.find((fieldError) => fieldError.field === field)?.sentence}
        />
        {location.far.length > 0 && (
          <Slot
            slot={locationSlot}
            props={{
              jobs: location.far.map(({ title, company_name, city, region }) =>
                t('far.job', { title, company: company_name, place: `${city}, ${region}` }),
              ),
            }}
            onDone={({ takes }) => location.answer(takes)}
          />
        )}
      </>
    ),
  })
}
