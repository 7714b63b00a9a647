import { useState } from 'react'
import { reachSlot } from '@lunchpail/contracts/auth/slots'
import type { Application } from '@lunchpail/contracts/engagement/api'
import { hasEnded } from '@lunchpail/contracts/engagement/rules/has-ended'
import { applicationState } from '@lunchpail/contracts/engagement/enumerations'
import { applyAddress } from '@lunchpail/contracts/jobs/saved-positions'
import { matchesPage } from '@lunchpail/contracts/matches/pages'
import { ownSentApplicationSlot } from '@lunchpail/contracts/wizard/slots'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { Disclosure } from '@lunchpail/kit-ui/disclosure'
import { FactList } from '@lunchpail/kit-ui/fact'
import { Link } from '@lunchpail/kit-ui/link'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Page } from '@lunchpail/kit-ui/page'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Stack } from '@lunchpail/kit-ui/stack'
import { useLanguage } from '@lunchpail/kit-web/language'
import { useLive } from '@lunchpail/kit-web/live'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { useParams } from '@lunchpail/kit-web/router'
import { Slot } from '@lunchpail/kit-web/slot'
import { Together } from '@lunchpail/kit-web/together'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadApplication } from '../api.ts'
import { Automatic } from './automatic.tsx'
import { StateBadge, useFormatState } from './application-state.tsx'
import { day } from '@lunchpail/contracts/language/day'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { InviteFacts } from '../interviews/invite-facts.tsx'
import { isInterview } from '../interviews/is-interview.ts'
import { Messages } from '../messages/messages.tsx'
import { sentences } from '../sentences.ts'
import { Timeline } from '../timeline.tsx'
import { BackToApplications, isMissing, Missing } from '../missing.tsx'
import styles from './application.module.css'
import { NoShow } from '../interviews/no-show.tsx'
import { NoShowList } from '../interviews/no-show-list.tsx'

/** One application: its state, its timeline and the next step. */
export function Component() {
  const t = sentences.use()
  const { id = '' } = useParams()
  const load = useLoad((signal) => loadApplication(id, signal), [id])
  useLive('applications', load.retry)
  const unnamed = t(isMissing(load) ? 'application.not-found.title' : 'list.title')
  usePageTitle(load.value?.application.position.title ?? unnamed)
  return load.value ? (
    <Found application={load.value.application} reload={load.retry} />
  ) : (
    <Missing load={load} />
  )
}

interface FoundProps {
  readonly application: Application
  readonly reload: () => void
}

function Found({ application, reload }: FoundProps) {
  const t = sentences.use()
  const format = useFormatState()
  const language = useLanguage()
  const { position, invite, since } = application
  const [isOpened, setOpened] = useState(false)
  const reasons = format.reasons(application)
  const isDeclined = application.state === applicationState.rejected && !application.withdrawn
  const interview = invite && !application.withdrawn && isInterview(invite) ? invite : undefined
  const missed = application.no_shows?.filter(({ id }) => id !== interview?.id) ?? []
  const isEnded = isDeclined || application.state === applicationState.canceled
  return (
    <Page
      title={position.title}
      above={<BackToApplications />}
      aside={<StateBadge application={application} />}
    >
      <FactList
        layout="rows"
        facts={[
          { icon: 'building', children: position.company_name },
          { icon: 'place', children: `${position.city}, ${position.region}` },
          ...(since !== null
            ? [{ icon: 'calendar', children: t('since', { date: day(since, language) }) } as const]
            : []),
        ]}
      />
      <Notice title={t('application.next')}>
        <p>{format.next(application)}</p>
        {application.reply_days !== null && <p>{t('reply.days', { n: application.reply_days })}</p>}
      </Notice>
      <Automatic application={application} reload={reload} />
      {(reasons.length > 0 || (isDeclined && application.reason_other !== null)) && (
        <section aria-labelledby="reasons">
          <Stack gap="tight">
            <h2 id="reasons">{t('application.reasons')}</h2>
            {reasons.length > 0 && (
              <ul>
                {reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            )}
            {application.reason_other !== null && <p>{application.reason_other}</p>}
          </Stack>
        </section>
      )}
      {application.may_apply_again && (
        <LinkButton
          kind="primary"
          href={applyAddress([position.id])}
          renderLink={routerLink}
          iconAfter="forward"
        >
          {t('application.apply-again')}
        </LinkButton>
      )}
      {isEnded && (
        <LinkButton kind="primary" href={matchesPage.path} renderLink={routerLink} iconAfter="forward">
          {t('application.matches')}
        </LinkButton>
      )}
      {interview && (
        <section aria-labelledby="interview">
          <Stack>
            <h2 id="interview">{t('schedule.title')}</h2>
            <InviteFacts invite={interview} />
            {interview.no_show && <NoShow invite={interview} onContested={reload} />}
            {interview.state === 'open' && !interview.over && (
              <LinkButton kind="primary" href={interview.schedule_url} renderLink={routerLink}>
                {t(interview.inviteTime ? 'invite.change-time' : 'invite.pick-time')}
              </LinkButton>
            )}
            {hasEnded(interview) && interview.feedback_state === null && (
              <LinkButton href={`/invites/${interview.id}/feedback`} renderLink={routerLink}>
                {t('invite.give-feedback')}
              </LinkButton>
            )}
          </Stack>
        </section>
      )}
      <NoShowList invites={missed} onContested={reload} />
      <Together
        loading={
          <Loading label={t('application.loading')}>
            <Skeleton shape="block" height="8rem" />
          </Loading>
        }
      >
        {!isEnded && !application.withdrawn && <Slot slot={reachSlot} props={{}} />}
        <Messages id={application.id} side="candidate" other={position.company_name} />
        <Disclosure summary={t('application.what-sent')} onToggle={setOpened}>
          {isOpened && <Slot slot={ownSentApplicationSlot} props={{ application_id: application.id }} />}
        </Disclosure>
        <section aria-labelledby="timeline">
          <Stack gap="tight">
            <h2 id="timeline">{t('application.timeline')}</h2>
            <Timeline
              key={application.id}
              latest={application}
              load={async (before, signal) =>
                (await loadApplication(application.id, signal, { before })).application
              }
              label={t('application.earlier')}
              className={styles.timeline}
            >
              {(step) => (
                <>
                  <strong>{format.step(step)}</strong>
                  <time dateTime={step.at}>{day(step.at, language)}</time>
                </>
              )}
            </Timeline>
          </Stack>
        </section>
        <Stack row gap="tight">
          <LinkButton href={`/jobs/${position.id}`} renderLink={routerLink} iconAfter="forward">
            {t('application.job')}
          </LinkButton>
          {application.may_withdraw && (
            <Link kind="alone" href={`/applications/${application.id}/withdraw`} renderLink={routerLink}>
              {t('application.withdraw')}
            </Link>
          )}
        </Stack>
      </Together>
    </Page>
  )
}
