import { signUpPage } from '@lunchpail/contracts/auth/pages'
import { eventsPage } from '@lunchpail/contracts/engagement/gathering-pages'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { homeSentences } from './home-sentences.ts'
import styles from './home.module.css'

const ways = [
  { key: 'home.events', href: eventsPage.path, icon: 'calendar' },
  { key: 'home.hire', href: signUpPage.path, icon: 'building' },
] as const

/** What else a visitor may have come for. */
export function MoreWays() {
  const t = homeSentences.use()
  return (
    <div className={styles.ways}>
      {ways.map(({ key, href, icon }) => (
        <section key={key}>
          <h2>{t(key)}</h2>
          <p>{t(`${key}.text`)}</p>
          <LinkButton icon={icon} href={href} renderLink={routerLink}>
            {t(`${key}.go`)}
          </LinkButton>
        </section>
      ))}
    </div>
  )
}
