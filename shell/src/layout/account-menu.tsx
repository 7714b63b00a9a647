import { useEffect, useId, useRef, useState } from 'react'
import { isEmployer } from '@lunchpail/contracts/auth/enumerations'
import { accountSettingsPage } from '@lunchpail/contracts/auth/pages'
import { applicationsPage } from '@lunchpail/contracts/engagement/pages'
import { preferencesPage, profilePage } from '@lunchpail/contracts/profile/pages'
import { helpPage } from '@lunchpail/contracts/shell/pages'
import { Icon } from '@lunchpail/kit-ui/icon'
import { Link, useLocation } from '@lunchpail/kit-web/router'
import { useSession } from '@lunchpail/kit-web/session'
import { sentences } from '../sentences.ts'
import { useSignOut } from './use-sign-out.ts'
import styles from './account-menu.module.css'

interface AccountMenuProps {
  readonly className?: string | undefined
  /** opens upwards, from the tab bar */
  readonly above?: boolean
}

/** Closes on Escape (the focus goes back to the button), on a press elsewhere, and with a change of page. */
function useOpen() {
  const { key } = useLocation()
  // open on the page where it was opened, and on no other
  const [openOn, setOpenOn] = useState<string>()
  const open = openOn === key
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    const press = ({ target }: Event) => {
      if (!place.current?.contains(target as Node)) setOpenOn(undefined)
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpenOn(undefined)
      place.current?.querySelector('button')?.focus()
    }
    addEventListener('pointerdown', press)
    addEventListener('keydown', escape)
    return () => {
      removeEventListener('pointerdown', press)
      removeEventListener('keydown', escape)
    }
  }, [open])
  return { open, toggle: () => setOpenOn(open ? undefined : key), place }
}

/** What a candidate looks for under their name. */
const candidateEntries = [
  { page: `${profilePage.path}#account`, icon: 'user', name: 'menu.account' },
  { page: preferencesPage.path, icon: 'settings', name: 'menu.preferences' },
  { page: applicationsPage.path, icon: 'clipboard', name: 'menu.applications' },
] as const
const settings = { page: accountSettingsPage.path, icon: 'lock', name: 'menu.settings' } as const
const help = { page: helpPage.path, icon: 'help', name: 'help' } as const

/** Who is signed in, their own pages, and the way out. */
export function AccountMenu({ className, above = false }: AccountMenuProps) {
  const t = sentences.use()
  const { account } = useSession()
  const { open, toggle, place } = useOpen()
  const signOut = useSignOut()
  const panel = useId()
  if (!account) return null
  const entries = isEmployer(account.type) ? [settings, help] : [...candidateEntries, settings, help]
  return (
    <div ref={place} className={styles.place}>
      <button type="button" className={className} aria-expanded={open} aria-controls={panel} onClick={toggle}>
        <Icon name="user" />
        <span>{above || account.first_name === '' ? t('account') : account.first_name}</span>
      </button>
      <div id={panel} hidden={!open} className={above ? styles.above : styles.below}>
        <p className={styles.who}>
          <strong>
            {account.first_name} {account.last_name}
          </strong>
          <span>{account.email}</span>
        </p>
        {entries.map(({ page, icon, name }) => (
          <Link key={page} to={page} className={styles.item}>
            <Icon name={icon} />
            {t(name)}
          </Link>
        ))}
        <button type="button" className={styles.item} onClick={() => void signOut()}>
          <Icon name="log-out" />
          {t('sign-out')}
        </button>
      </div>
    </div>
  )
}
