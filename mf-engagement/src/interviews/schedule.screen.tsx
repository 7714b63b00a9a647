import { reachSlot } from '@lunchpail/contracts/auth/slots'
import { remindersAhead } from '@lunchpail/contracts/engagement/rules/appointment-reminders'
import { hasEnded } from '@lunchpail/contracts/engagement/rules/has-ended'
import { useState, type FormEvent } from 'react'
import { inviteCalendar, type getInvite } from '@lunchpail/contracts/engagement/api'
import type { ResultOf } from '@lunchpail/contracts/endpoint'
import { addressOf } from '@lunchpail/kit-web/api-client'
import { ApiError } from '@lunchpail/kit-web/api-error'
import { useLive } from '@lunchpail/kit-web/live'
import { useErrorInPageTitle, usePageTitle } from '@lunchpail/kit-web/page-title'
import { useParams } from '@lunchpail/kit-web/router'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { Slot } from '@lunchpail/kit-web/slot'
import { toast } from '@lunchpail/kit-web/toast'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { Button, LinkButton } from '@lunchpail/kit-ui/button'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Page } from '@lunchpail/kit-ui/page'
import { RadioGroup } from '@lunchpail/kit-ui/radio-group'
import { Stack } from '@lunchpail/kit-ui/stack'
import { cancelTime, confirmTime, loadInvite, pickTime } from '../api.ts'
import { InterviewTime } from './interview-time.tsx'
import { InviteFacts } from './invite-facts.tsx'
import { isInterview } from './is-interview.ts'
import { NoShow } from './no-show.tsx'
import { sentences } from '../sentences.ts'
import { BackToApplications, Missing } from '../missing.tsx'

/** The candidate picks a time among those offered, moves it, confirms it, or gives it back. */
export function Component() {
  const t = sentences.use()
  const { id = '' } = useParams()
  const load = useLoad((signal) => loadInvite(id, signal), [id])
  useLive('applications', load.retry)
  usePageTitle(t('schedule.title'))
  return load.value ? <Schedule found={load.value} reload={load.retry} /> : <Missing load={load} />
}

const remindersNow = (at: string, zone: string) => remindersAhead(at, zone, new Date())

interface ScheduleProps {
  readonly found: ResultOf<typeof getInvite>['body']
  readonly reload: () => void
}

function Schedule({ found: { invite, times }, reload }: ScheduleProps) {
  const t = sentences.use()
  const [chosen, setChosen] = useState<string>()
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState<'pick' | 'cancel' | 'confirm'>()
  const [failed, setFailed] = useState<string>()
  const picked = invite.inviteTime !== null
  const free = times.filter(({ mine }) => !mine)
  const value = free.find(({ id }) => id === chosen)?.id
  const isMissing = missing && value === undefined
  useErrorInPageTitle(isMissing || failed !== undefined)
  const run = async (name: NonNullable<typeof busy>, work: () => Promise<unknown>, done: string) => {
    if (busy) return
    setBusy(name)
    setFailed(undefined)
    try {
      await work()
      setChosen(undefined)
      toast(done)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailed(error.message)
    } finally {
      setBusy(undefined)
      // another candidate may have taken one meanwhile
      reload()
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(value === undefined)
    const time = free.find(({ id }) => id === value)
    if (!time) return
    const done = picked ? 'moved' : 'picked'
    const isSoon = remindersNow(time.starts_at, invite.zone) === 'none'
    void run('pick', () => pickTime(invite.id, time.id), t(`schedule.${done}${isSoon ? '-soon' : ''}`))
  }
  const isOpen = invite.state === 'open' && !invite.over
  // it comes late, and must not move what is tapped: a promise is made only of a time that was picked
  const reach = <Slot key="reach" slot={reachSlot} props={{}} />
  const offered = (
    <form key="times" noValidate onSubmit={submit}>
      {free.length === 0 ? (
        <Notice>{t(picked ? 'schedule.no-other' : 'schedule.none')}</Notice>
      ) : (
        <Stack>
          <RadioGroup
            legend={t(picked ? 'schedule.move-to' : 'schedule.choose')}
            value={value ?? null}
            error={isMissing ? t('schedule.choose-one') : undefined}
            choices={free.map(({ id, starts_at }) => ({
              value: id,
              label: <InterviewTime at={starts_at} zone={invite.zone} />,
            }))}
            onValueChange={setChosen}
          />
          <Button type="submit" kind={picked ? 'secondary' : 'primary'} wide busy={busy === 'pick'}>
            {t(picked ? 'schedule.move' : 'schedule.pick')}
          </Button>
        </Stack>
      )}
    </form>
  )
  return (
    <Page
      width="narrow"
      title={t('schedule.title')}
      lead={invite.position.title}
      above={<BackToApplications />}
    >
      <Stack gap="loose">
        {invite.state !== 'open' && <Notice>{t('schedule.closed')}</Notice>}
        <InviteFacts invite={invite} />
        {invite.note !== null && <Notice title={t('schedule.note')}>{invite.note}</Notice>}
        {failed !== undefined && (
          <Notice tone="bad" role="alert">
            {failed}
          </Notice>
        )}
        {invite.no_show && <NoShow invite={invite} onContested={reload} />}
        {hasEnded(invite) && isInterview(invite) && (
          <LinkButton kind="primary" href={`/invites/${invite.id}/feedback`} renderLink={routerLink}>
            {t('invite.give-feedback')}
          </LinkButton>
        )}
        {isOpen && picked && (
          <Stack gap="tight">
            {invite.confirmed ? (
              <Notice tone="good">{t('schedule.confirmed')}</Notice>
            ) : (
              <Button
                kind="primary"
                wide
                busy={busy === 'confirm'}
                onClick={() => void run('confirm', () => confirmTime(invite.id), t('schedule.confirmed'))}
              >
                {t('schedule.confirm')}
              </Button>
            )}
            <LinkButton wide icon="calendar" href={addressOf(inviteCalendar, { params: { id: invite.id } })}>
              {t('schedule.file')}
            </LinkButton>
            <Button
              kind="quiet"
              wide
              busy={busy === 'cancel'}
              onClick={() => void run('cancel', () => cancelTime(invite.id), t('schedule.canceled'))}
            >
              {t('schedule.cancel')}
            </Button>
          </Stack>
        )}
        {isOpen && invite.inviteTime !== null && (
          <Notice tone="good">{t(`next.interview-${remindersNow(invite.inviteTime, invite.zone)}`)}</Notice>
        )}
        {isOpen && (picked ? [reach, offered] : [offered, reach])}
      </Stack>
    </Page>
  )
}
