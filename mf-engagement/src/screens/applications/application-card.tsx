import type { Application } from '@lunchpail/contracts/engagement/api'
import { Card, CardLink } from '@lunchpail/kit-ui/card'
import { FactList } from '@lunchpail/kit-ui/fact'
import { LogoMark } from '@lunchpail/kit-ui/logo-mark'
import { useLanguage } from '@lunchpail/kit-web/language'
import { StateBadge } from '../../application-state/application-state.tsx'
import { day } from '../../application-state/day.ts'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { sentences } from '../../sentences.ts'
import styles from './applications.module.css'

/** One application: its job, its state and its date. */
export function ApplicationCard({ application }: { readonly application: Application }) {
  const t = sentences.use()
  const language = useLanguage()
  const { position } = application
  return (
    <Card as="li">
      <div className={styles.cardHead}>
        <LogoMark name={position.company_name} />
        <h2 className={styles.cardTitle}>
          <CardLink href={`/applications/${application.id}`} renderLink={routerLink}>
            {position.title}
          </CardLink>
        </h2>
        <StateBadge state={application.state} />
      </div>
      <FactList
        layout="rows"
        facts={[
          { icon: 'building', children: position.company_name },
          { icon: 'place', children: `${position.city}, ${position.region}` },
          {
            icon: 'calendar',
            children: t('application.sent', { date: day(application.submitted_at, language) }),
          },
        ]}
      />
    </Card>
  )
}
