import { useEffect, useReducer, useRef } from 'react'
import { applicationsPage } from '@lunchpail/contracts/engagement/pages'
import { replyTimesSlot } from '@lunchpail/contracts/engagement/slots'
import { matchesPage } from '@lunchpail/contracts/matches/pages'
import { oneMoreSlot } from '@lunchpail/contracts/matches/slots'
import { reachSlot } from '@lunchpail/contracts/auth/slots'
import { autoApplySlot, jobAlertsSlot, moveDateSlot } from '@lunchpail/contracts/profile/slots'
import { ActionBar } from '@lunchpail/kit-ui/action-bar'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { Icon } from '@lunchpail/kit-ui/icon'
import { Notice } from '@lunchpail/kit-ui/notice'
import { Page } from '@lunchpail/kit-ui/page'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { Stack } from '@lunchpail/kit-ui/stack'
import { useSession, type Session } from '@lunchpail/kit-web/session'
import { Slot } from '@lunchpail/kit-web/slot'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { Together } from '@lunchpail/kit-web/together'
import type { SentAnswer } from '../../api.ts'
import { PositionCard } from '../../steps/position-card.tsx'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { sentences } from '../../sentences.ts'
import styles from './review.module.css'

interface SentProps {
  readonly sent: SentAnswer
  /** a job is far from where the person lives */
  readonly asksMove: boolean
}

/** A message comes whole by one of them. */
const isProven = (account: Session['account']): boolean =>
  account !== null && (account.email_verified || (account.phone_state === 'verified' && account.text_consent))

/** The confirmation: whether messages arrive, what happens next and when, to whom it was sent, and one more like it. */
export function Sent({ sent, asksMove }: SentProps) {
  const t = sentences.use()
  const { account } = useSession()
  const applications = sent.applications.map(({ application_id }) => application_id)
  // it stands below what comes before
  const [showsMore, showMore] = useReducer(() => true, false)
  const heading = useRef<HTMLHeadingElement>(null)
  usePageTitle(t('sent.title'))
  useEffect(() => heading.current?.focus(), [])
  return (
    <Page
      width="narrow"
      above={
        <span className={styles.tick}>
          <Icon name="check" />
        </span>
      }
      title={t('sent.title')}
      lead={
        sent.applications.length === 2
          ? t('sent.both')
          : t('sent.lead', {
              n: sent.applications.length,
              company: sent.positions[0]?.company_name ?? '',
            })
      }
      titleRef={heading}
    >
      <Stack gap="loose">
        {sent.closed.map(({ id, title, company_name }) => (
          <Notice key={id} tone="warn">
            {t('notice.closed', { title, company: company_name })}
          </Notice>
        ))}
        <Together
          loading={
            <Loading label={t('sent.loading')}>
              <Skeleton shape="block" height="12rem" />
            </Loading>
          }
          onShown={showMore}
        >
          <Slot slot={reachSlot} props={{}} />
          <Stack gap="tight">
            <h2>{t('sent.next')}</h2>
            <ol className={styles.next}>
              <li>{t(isProven(account) ? 'sent.next-1' : 'sent.next-1-unproven')}</li>
              <li>
                {t('sent.next-2')}
                <Slot slot={replyTimesSlot} props={{ applications }} fallback={() => null} />
              </li>
              <li>{t('sent.next-3')}</li>
            </ol>
          </Stack>
          <Stack gap="tight">
            <h2>{t('sent.list')}</h2>
            <ul className={styles.jobs}>
              {sent.positions.map((position) => (
                <PositionCard key={position.id} as="li" level={3} position={position} />
              ))}
            </ul>
          </Stack>
        </Together>
        <Together holds={!showsMore}>
          <Slot
            slot={oneMoreSlot}
            props={{ positions: sent.positions.map(({ id }) => id) }}
            fallback={() => null}
          />
          <Slot slot={autoApplySlot} props={{ asks: true }} fallback={() => null} />
          <Slot slot={jobAlertsSlot} props={{ asks: true }} fallback={() => null} />
          {asksMove && <Slot slot={moveDateSlot} props={{}} />}
        </Together>
        <ActionBar>
          <LinkButton kind="quiet" href={matchesPage.path} renderLink={routerLink}>
            {t('sent.matches')}
          </LinkButton>
          <LinkButton kind="primary" href={applicationsPage.path} renderLink={routerLink}>
            {t('sent.applications')}
          </LinkButton>
        </ActionBar>
      </Stack>
    </Page>
  )
}
