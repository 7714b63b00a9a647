import { phoneText } from '@lunchpail/contracts/language/figures'
import type { Profile } from '@lunchpail/contracts/profile/api'
import { Button, LinkButton } from '@lunchpail/kit-ui/button'
import { FactList } from '@lunchpail/kit-ui/fact'
import { useSession } from '@lunchpail/kit-web/session'
import { sentences } from '../../sentences.ts'
import { EditLink, stayingLink } from '../section.tsx'
import { searchStatusOf, StatusToggle } from './status-toggle.tsx'
import styles from './person.module.css'

type User = Profile['user']

/** The session has a new name before the profile service has it. */
function useName(user: User): { readonly first: string; readonly last: string } {
  const { account } = useSession()
  return {
    first: account?.first_name ?? user.first_name,
    last: account?.last_name ?? user.last_name,
  }
}

const initial = (name: string): string => Array.from(name.trim())[0]?.toLocaleUpperCase() ?? ''

export function PersonName({ user }: { readonly user: User }) {
  const { first, last } = useName(user)
  return (
    <span className={styles.name}>
      <span aria-hidden="true" className={styles.initials}>
        {initial(first) + initial(last)}
      </span>
      <span className={styles.words}>{`${first} ${last}`.trim() || user.email}</span>
    </span>
  )
}

export function PersonActions() {
  const t = sentences.use()
  return (
    <div className={styles.actions}>
      <LinkButton size="small" icon="edit" href="/profile#info" renderLink={stayingLink}>
        {t('edit.info')}
      </LinkButton>
      <Button size="small" icon="file" onClick={() => print()}>
        {t('profile.print')}
      </Button>
    </div>
  )
}

interface PersonProps {
  readonly profile: Profile
  readonly onChange: () => void
}

/** Place, contact and search status. */
export function Person({ profile, onChange }: PersonProps) {
  const t = sentences.use()
  const { user } = profile
  const { address_city: city, address_state: state } = user
  const status = searchStatusOf(profile)
  return (
    <div className={styles.person}>
      <FactList
        facts={[
          ...(city ? [{ icon: 'place', children: [city, state].filter(Boolean).join(', ') } as const] : []),
          ...(user.phone ? [{ icon: 'phone', children: phoneText(user.phone) } as const] : []),
          { icon: 'mail', children: <span className={styles.email}>{user.email}</span> },
        ]}
      />
      <p className={styles.status}>
        <span>{t('status.label')}: </span>
        <strong>{status ? t(`status.${status}`) : t('not-answered')}</strong>
        <EditLink editor="#preferences" name={t('status.edit-name')} />
      </p>
      <StatusToggle status={status} onChange={onChange} className={styles.toggle} />
    </div>
  )
}
