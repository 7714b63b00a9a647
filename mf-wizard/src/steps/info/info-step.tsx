import { useState } from 'react'
import { today } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { infoErrors } from '@lunchpail/contracts/wizard/rules/info'
import { locationSlot } from '@lunchpail/contracts/profile/slots'
import { useRuleSentence } from '@lunchpail/kit-web/language'
import { Slot } from '@lunchpail/kit-web/slot'
import { sentences } from '../../sentences.ts'
import { stepErrorsOf } from '../field-errors.ts'
import { SchoolPage } from '../history/school-page.tsx'
import type { StepProps } from '../step.ts'
import { useByPointer } from '../by-pointer.ts'
import { ResumeOffer } from './resume-offer.tsx'
import { Stack } from '@lunchpail/kit-ui/stack'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { EqualOpportunityFields } from './equal-opportunity-fields.tsx'
import { InfoFields } from './info-fields.tsx'
import { useLocationCheck } from './use-location-check.ts'

const equalOpportunityPage = 'equal-opportunity'

/**
 * 1 §2.7 as two pages: the person, and the equal-opportunity questions, which only the wizard asks; a school beside the highest has
 * its own. A tap on the last answer
 * that was missing goes on, as in the questions of companies.
 */
export function InfoStep({ host, ...fields }: StepProps) {
  const { value, mode, context, onChange } = fields
  const t = sentences.use()
  const sayRule = useRuleSentence()
  const [attempt, setAttempt] = useState(0)
  const [isSending, setSending] = useState(false)
  const { watch, isByPointer } = useByPointer()
  const location = useLocationCheck({ ...fields, host })
  const leave = () => host.leave({ address_international: value.address_international ?? false })
  const { equalOpportunity } = context
  if (!equalOpportunity)
    return host.frame({ onNext: leave, children: <InfoFields {...fields} host={host} /> })

  const [page, place] = host.at?.split(':') ?? []
  if (page === 'school' && value.schools?.[Number(place)])
    return <SchoolPage {...fields} host={host} index={Number(place)} isNew={false} />
  const found = infoErrors(value, today())
  const isDone = Object.keys(found).length === 0
  if (host.at === equalOpportunityPage && isDone)
    return host.frame({
      title: t('equal.title'),
      lead: t('equal.why'),
      part: { place: 2, of: 2 },
      onBack: () => host.show(undefined),
      onNext: leave,
      children: <EqualOpportunityFields {...equalOpportunity} onDeclined={leave} errorOf={fields.errorOf} />,
    })
  const fieldErrors =
    attempt > 0
      ? stepErrorsOf({ fieldErrors: found, value, equalOpportunity: undefined, context }, t, sayRule)
      : []
  const goOn = () =>
    void location.check(() => {
      host.save()
      host.show(equalOpportunityPage)
    })
  const next = () => (isDone ? goOn() : setAttempt(attempt + 1))
  const change = (part: Application) => {
    onChange(part)
    const isLastTap = part.eligible !== undefined && isByPointer() && !isDone
    const ends = isLastTap && Object.keys(infoErrors({ ...value, ...part }, today())).length === 0
    if (ends && mode === 'wizard' && !isSending) goOn()
  }
  return host.frame({
    part: { place: 1, of: 2 },
    fieldErrors,
    attempt,
    onNext: next,
    nextLabel: t('frame.next'),
    busy: location.busy || isSending,
    children: (
      <>
        {mode === 'wizard' && <ResumeOffer {...{ value, onChange, host }} onSending={setSending} />}
        <div {...watch}>
          <Stack gap="loose">
            <InfoFields
              {...fields}
              host={host}
              onChange={change}
              errorOf={(field) => fieldErrors.find((fieldError) => fieldError.field === field)?.sentence}
            />
          </Stack>
        </div>
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
