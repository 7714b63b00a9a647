import { remindersAhead } from '@lunchpail/contracts/engagement/rules/appointment-reminders'
import { hasEnded } from '@lunchpail/contracts/engagement/rules/has-ended'
import type { Application } from '@lunchpail/contracts/engagement/api'
import {
  employerApplicationState as states,
  rejectionReasons,
} from '@lunchpail/contracts/engagement/enumerations'
import { Badge, type BadgeProps } from '@lunchpail/kit-ui/badge'
import { useLanguage } from '@lunchpail/kit-web/language'
import { sentences } from '../sentences.ts'
import { moment, ownZone } from '../interviews/moment.ts'

type Known = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7
const known: readonly number[] = Object.values(states)
/** The other side may be newer than this page: a state we do not know reads as one that was sent. */
const shown = (state: number): Known => (known.includes(state) ? (state as Known) : 0)

const tones: Record<Known, BadgeProps['tone']> = {
  0: 'neutral',
  1: 'good',
  2: 'neutral',
  3: 'good',
  4: 'neutral',
  5: 'good',
  6: 'neutral',
  7: 'good',
}

type Withdrawn = Pick<Application, 'apply_again_at' | 'may_apply_again'>
type State = Pick<Application, 'state' | 'employer_state' | 'withdrawn'>
/** What is moving forward may be more than that: hired, started, ended. */
const stateOf = ({ state, employer_state = state }: Application['timeline'][number] | State): Known =>
  shown(state === states['hire pending'] ? employer_state : state)

/** Formats a state and what follows from it. */
export const useFormatState = () => {
  const t = sentences.use()
  const language = useLanguage()
  return {
    /** of a step of the timeline */
    step: (step: Application['timeline'][number]) => {
      if (step.no_show) return t('step.no-show')
      return step.what === 'state' ? t(`state.${stateOf(step)}`) : t(`step.${step.what}`)
    },
    state: (application: State) =>
      application.withdrawn ? t('state.withdrawn') : t(`state.${stateOf(application)}`),
    next: (application: State & Withdrawn & Pick<Application, 'invite'>) => {
      const { invite, withdrawn } = application
      if (withdrawn && application.may_apply_again) return t('next.may-apply-again')
      if (withdrawn && application.apply_again_at !== null)
        return t('next.apply-again', { moment: moment(application.apply_again_at, language, ownZone()) })
      if (withdrawn) return t('next.withdrawn')
      const state = stateOf(application)
      if (state !== states.interview || !invite) return t(`next.${state}`)
      if (invite.over) return t(hasEnded(invite) ? 'next.interviewed' : 'next.interview-now')
      if (invite.state !== 'open') return t('next.1')
      if (!invite.inviteTime) return t('next.pick')
      return t(`next.interview-${remindersAhead(invite.inviteTime, invite.zone, new Date())}`)
    },
    /** the reasons that the company gave, as sentences */
    reasons: ({ reasons, withdrawn }: Pick<Application, 'reasons' | 'withdrawn'>): string[] =>
      withdrawn
        ? []
        : rejectionReasons.filter((name) => reasons.includes(name)).map((name) => t(`reason.${name}`)),
  }
}

export function StateBadge({ application }: { readonly application: State }) {
  const format = useFormatState()
  return <Badge tone={tones[stateOf(application)]}>{format.state(application)}</Badge>
}
