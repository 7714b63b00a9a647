import { useState, type FormEvent } from 'react'
import type { Invite } from '@lunchpail/contracts/engagement/api'
import { interviewOutcome } from '@lunchpail/contracts/engagement/enumerations'
import { useErrorInPageTitle, usePageTitle } from '@lunchpail/kit-web/page-title'
import { useParams } from '@lunchpail/kit-web/router'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { Button } from '@lunchpail/kit-ui/button'
import { Checkbox } from '@lunchpail/kit-ui/checkbox'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Page } from '@lunchpail/kit-ui/page'
import { RadioGroup } from '@lunchpail/kit-ui/radio-group'
import { Stack } from '@lunchpail/kit-ui/stack'
import { TextareaField } from '@lunchpail/kit-ui/textarea-field'
import { loadInvite, sendFeedback } from '../api.ts'
import { InviteFacts } from './invite-facts.tsx'
import { sentences } from '../sentences.ts'
import { BackToApplications, Missing } from '../missing.tsx'

/** What a candidate may say; 0 is the system's. */
const states = ['1', '2', '3', '4', '5', '6'] as const
type State = (typeof states)[number]

/** The interview did not take place, by either side. */
const mayWishAnother = (state: State): boolean =>
  state === `${interviewOutcome.NO_SHOW}` || state === `${interviewOutcome.HM_NO_SHOW}`

export function Component() {
  const t = sentences.use()
  const { id = '' } = useParams()
  const load = useLoad((signal) => loadInvite(id, signal), [id])
  usePageTitle(t('feedback.title'))
  return load.value ? <Feedback invite={load.value.invite} /> : <Missing load={load} />
}

function Feedback({ invite }: { readonly invite: Invite }) {
  const t = sentences.use()
  const [state, setState] = useState<State>()
  const [missing, setMissing] = useState(false)
  const [step, setStep] = useState<'asking' | 'waiting' | 'done' | 'failed'>('asking')
  const isMissing = missing && state === undefined
  useErrorInPageTitle(isMissing || step === 'failed')
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (step === 'waiting') return
    setMissing(state === undefined)
    if (state === undefined) return
    const fields = new FormData(event.currentTarget)
    const reason = fields.get('feedback_reason')
    setStep('waiting')
    const taken = await sendFeedback(invite.id, {
      feedback_state: state,
      ...(typeof reason === 'string' && reason !== '' && { feedback_reason: reason }),
      ...(mayWishAnother(state) && { reschedule: fields.has('reschedule') ? '1' : '0' }),
    })
    setStep(taken ? 'done' : 'failed')
  }
  const isOff = invite.state !== 'open' && invite.state !== 'closed'
  const mayAnswer = invite.over && !isOff
  return (
    <Page
      width="narrow"
      title={t('feedback.title')}
      lead={invite.position.title}
      above={<BackToApplications />}
    >
      <Stack>
        <InviteFacts invite={invite} />
        {!mayAnswer && <Notice>{t(isOff ? 'schedule.closed' : 'feedback.not-yet')}</Notice>}
        {step === 'failed' && (
          <Notice tone="bad" role="alert" title={t('feedback.failed')}>
            {t('feedback.failed-text')}
          </Notice>
        )}
        {step === 'done' && state && (
          <Notice tone="good" role="status" title={t('feedback.thanks')}>
            {t(`feedback.thanks.${state}`)}
          </Notice>
        )}
        {mayAnswer && (step === 'asking' || step === 'waiting') && (
          <form noValidate onSubmit={(event) => void submit(event)}>
            <Stack>
              {invite.feedback_state !== null && <p>{t('feedback.again')}</p>}
              <RadioGroup
                legend={t('feedback.question')}
                name="feedback_state"
                value={state ?? null}
                error={isMissing ? t('feedback.choose') : undefined}
                choices={states.map((value) => ({ value, label: t(`feedback.state.${value}`) }))}
                onValueChange={(value) => setState(value as State)}
              />
              {state && <Notice role="status">{t(`feedback.explain.${state}`)}</Notice>}
              {state && mayWishAnother(state) && (
                <Checkbox name="reschedule" label={t('feedback.reschedule')} />
              )}
              {state && state !== '1' && (
                <TextareaField
                  name="feedback_reason"
                  label={t('feedback.reason')}
                  mark={t('feedback.optional')}
                  rows={3}
                  maxLength={2_000}
                />
              )}
              <p>{t('feedback.who-reads')}</p>
              <Button type="submit" kind="primary" wide busy={step === 'waiting'}>
                {t('feedback.submit')}
              </Button>
            </Stack>
          </form>
        )}
      </Stack>
    </Page>
  )
}
