import { isEmployer } from '@lunchpail/contracts/auth/enumerations'
import { Icon } from '@lunchpail/kit-ui/icon'
import { useLanguage } from '@lunchpail/kit-web/language'
import { NavLink } from '@lunchpail/kit-web/router'
import { useSession } from '@lunchpail/kit-web/session'
import type { NavigationItem } from '@lunchpail/kit-web/site-data'
import { useRegistry } from '../registry-context.ts'
import { remoteOfPath } from '../remotes/remote-of-path.ts'
import { sentences } from '../sentences.ts'
import { useBadgeCount } from './badge-counts.ts'
import styles from './navigation-links.module.css'

interface NavigationLinkProps {
  readonly item: NavigationItem
  /** what changes the number of its badge */
  readonly topic: string
  readonly className?: string | undefined
}

const maxBadgeCount = 99

/** The number lies over the icon, so that its coming and going moves nothing. */
function NavigationLink({ item, topic, className }: NavigationLinkProps) {
  const t = sentences.use()
  const language = useLanguage()
  const count = useBadgeCount(item.badge, topic)
  const label = item.label[language]
  const name = count > 0 ? t('nav.new', { label, n: count }) : undefined
  return (
    <NavLink to={item.page} className={className} aria-label={name}>
      <span className={item.badge ? styles.reserved : styles.icon}>
        <Icon name={item.icon} />
        {count > 0 && (
          <span
            className={styles.badge}
            data-count={count > maxBadgeCount ? `${maxBadgeCount}+` : count}
            aria-hidden="true"
          />
        )}
      </span>
      <span>{label}</span>
    </NavLink>
  )
}

/** What the live microfrontends want in the main navigation: first what is there for everybody. */
export function NavigationLinks({ className }: { readonly className?: string | undefined }) {
  const { account } = useSession()
  const registry = useRegistry()
  const employer = account !== null && isEmployer(account.type)
  const isForCandidates = (path: string) => remoteOfPath(registry, path)?.page.candidates === true
  return registry
    .flatMap(({ name, nav }) => nav.map((item) => ({ item, topic: name.replace('mf-', '') })))
    .filter(
      ({ item }) =>
        (account || !item.signedIn) && (employer ? !isForCandidates(item.page) : item.employers !== true),
    )
    .sort((a, b) => Number(a.item.signedIn ?? false) - Number(b.item.signedIn ?? false))
    .map(({ item, topic }) => (
      <NavigationLink key={item.page} item={item} topic={topic} className={className} />
    ))
}
