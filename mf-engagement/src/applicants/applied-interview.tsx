import { byDots } from '@lunchpail/contracts/language/by-dots'
import { useState } from 'react'
import { interviewOutcome } from '@lunchpail/contracts/engagement/enumerations'
import type { AppliedDetail } from '@lunchpail/contracts/engagement/portal-api'
import { Badge } from '@lunchpail/kit-ui/badge'
import { Button } from '@lunchpail/kit-ui/button'
import { Disclosure } from '@lunchpail/kit-ui/disclosure'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Stack } from '@lunchpail/kit-ui/stack'
import { TextareaField } from '@lunchpail/kit-ui/textarea-field'
import { useLanguage } from '@lunchpail/kit-web/language'
import { InviteProgress } from '../messages/sent-progress.tsx'
import { outcomeOf, saidOf, typeOf } from '../portal/interview-words.ts'
import { timeAtPlace } from '../portal/time-at-place.ts'
import { portalSentences } from '../portal/sentences.ts'
import styles from './applicants.module.css'

type Interview = AppliedDetail['invites'][number]
export type Outcome = 1 | 2 | 3 | 4 | 5

interface AppliedInterviewProps {
  readonly interview: Interview
  /** how far the word of each invite has come */
  readonly notices: AppliedDetail['invite_notices']
  readonly withdrawn: boolean
  readonly mayEdit: boolean
  readonly busy: boolean
  readonly onOutcome: (said: { readonly outcome: Outcome; readonly note: string }) => void
}

const outcomes = [1, 2, 3, 4, 5] as const

/** One interview of an application: what both sides say about it, and the manager's answer. */
export function AppliedInterview({
  interview,
  notices,
  withdrawn,
  mayEdit,
  busy,
  onOutcome,
}: AppliedInterviewProps) {
  const t = portalSentences.use()
  const language = useLanguage()
  const { state, outcome, contested, no_show_state: noShow, feedback } = interview
  const answer = <OutcomeForm interview={interview} withdrawn={withdrawn} busy={busy} onOutcome={onOutcome} />
  return (
    <>
      {byDots([
        t(`type.${typeOf(interview.type)}`),
        interview.starts_at ? timeAtPlace(interview.starts_at, interview.zone, language) : t('panel.no-time'),
      ])}
      <InviteProgress invite={interview.id} notices={notices} />
      {state === 'rescinded' && <Badge>{t('what.rescinded')}</Badge>}
      {state === 'open' && interview.confirmed && <Badge tone="good">{t('panel.confirmed')}</Badge>}
      {outcome !== null && <Badge>{t(`outcome.${outcomeOf(outcome)}`)}</Badge>}
      {feedback && (
        <Notice title={t('panel.said')}>
          <p>{t(`said.${saidOf(feedback.state)}`)}</p>
          {feedback.reschedule && <p>{t('panel.another-time')}</p>}
          {feedback.reason && <p>{feedback.reason}</p>}
        </Notice>
      )}
      {contested !== null && (
        <Notice tone="warn" title={t('what.contested')}>
          {contested}
        </Notice>
      )}
      {noShow && noShow !== 'reported' && <p>{t(`no-show.${noShow}`)}</p>}
      {interview.note && (
        <Notice title={t('panel.note')}>
          <p>{interview.note}</p>
        </Notice>
      )}
      {mayEdit && needsOutcome(withdrawn, interview) && (
        <fieldset className={styles.outcome}>
          <legend>{t('panel.outcome')}</legend>
          {answer}
        </fieldset>
      )}
      {mayEdit && (outcome ?? 0) > 0 && <Disclosure summary={t('panel.correct')}>{answer}</Disclosure>}
    </>
  )
}

function OutcomeForm({
  interview,
  withdrawn,
  busy,
  onOutcome,
}: Pick<AppliedInterviewProps, 'interview' | 'withdrawn' | 'busy' | 'onOutcome'>) {
  const t = portalSentences.use()
  const [note, setNote] = useState(interview.note ?? '')
  const { NO_SHOW } = interviewOutcome
  // whoever withdrew did not fail to come, unless it was said before
  const sayable =
    withdrawn && interview.outcome !== NO_SHOW ? outcomes.filter((one) => one !== NO_SHOW) : outcomes
  return (
    <Stack gap="tight">
      <TextareaField
        label={t('panel.note-label')}
        value={note}
        rows={2}
        maxLength={2_000}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className={styles.actions}>
        {sayable.map((outcome) => (
          <Button key={outcome} size="small" busy={busy} onClick={() => onOutcome({ outcome, note })}>
            {t(`outcome.${outcome}`)}
          </Button>
        ))}
      </div>
    </Stack>
  )
}

/** As soon as it has begun: who waits at a door knows by then. */
const needsOutcome = (withdrawn: boolean, { starts_at, state, outcome }: Interview): boolean =>
  !withdrawn &&
  ['open', 'closed'].includes(state) &&
  starts_at !== null &&
  Date.parse(starts_at) <= Date.now() &&
  (outcome === null || outcome === interviewOutcome['requested not received'])
