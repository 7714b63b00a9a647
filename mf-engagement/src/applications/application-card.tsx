import type { Application } from '@lunchpail/contracts/engagement/api'
import { wageRange } from '@lunchpail/contracts/language/figures'
import { Card, CardLink } from '@lunchpail/kit-ui/card'
import { FactList } from '@lunchpail/kit-ui/fact'
import { LogoMark } from '@lunchpail/kit-ui/logo-mark'
import { useLanguage } from '@lunchpail/kit-web/language'
import { StateBadge, useFormatState } from './application-state.tsx'
import { day } from '@lunchpail/contracts/language/day'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { sentences } from '../sentences.ts'
import styles from '../cards.module.css'

interface ApplicationCardProps {
  readonly application: Application
  /** of its heading */
  readonly level?: 2 | 3
}

/** One application: its job, its state and its date. */
export function ApplicationCard({ application, level = 2 }: ApplicationCardProps) {
  const Heading = `h${level}` as const
  const t = sentences.use()
  const language = useLanguage()
  const format = useFormatState()
  const { position } = application
  const sent = day(application.submitted_at, language)
  const since = application.since === null ? undefined : day(application.since, language)
  const pay = ({ from, to }: NonNullable<typeof position.wage>) => {
    const { known, amounts } = wageRange(from, to)
    return t(`pay.${known}`, amounts)
  }
  return (
    <Card as="li">
      <div className={styles.cardHead}>
        <LogoMark name={position.company_name} src={position.logo_url ?? null} />
        <Heading className={styles.cardTitle}>
          <CardLink href={`/applications/${application.id}`} renderLink={routerLink}>
            {position.title}
          </CardLink>
        </Heading>
        <StateBadge application={application} />
      </div>
      <FactList
        layout="rows"
        facts={[
          ...(position.wage ? [{ icon: 'pay', children: pay(position.wage) } as const] : []),
          { icon: 'building', children: position.company_name },
          { icon: 'place', children: `${position.city}, ${position.region}` },
          {
            icon: 'calendar',
            children: t(application.automatic ? 'automatic.sent' : 'application.sent', { date: sent }),
          },
          ...(since !== undefined && since !== sent
            ? [{ icon: 'shift', children: t('since', { date: since }) } as const]
            : []),
        ]}
      />
      <p className={styles.next}>{format.next(application)}</p>
      {/* the application has the way to contest it */}
      {application.no_shows?.some(({ no_show_state: state }) => state === 'reported') && (
        <p>{t('no-show.title')}</p>
      )}
    </Card>
  )
}
