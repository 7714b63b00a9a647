import { isEmployer } from '@lunchpail/contracts/auth/enumerations'
import { accountSettingsPage } from '@lunchpail/contracts/auth/pages'
import { applicationsPage } from '@lunchpail/contracts/engagement/pages'
import { savedPage } from '@lunchpail/contracts/matches/pages'
import { preferencesPage, profilePage } from '@lunchpail/contracts/profile/pages'
import { helpPage } from '@lunchpail/contracts/shell/pages'
import { Icon } from '@lunchpail/kit-ui/icon'
import { Link, useNavigate } from '@lunchpail/kit-web/router'
import { currentSession, onSessionChange, refreshSession, type Session } from '@lunchpail/kit-web/session'
import { reportError } from '@lunchpail/kit-web/error-report'
import { toast } from '@lunchpail/kit-web/toast'
import { sentences } from '../sentences.ts'
import styles from './account-menu.module.css'

/** Ends the session on this device and goes to the home page. */
function useSignOut(): () => Promise<void> {
  const t = sentences.use()
  const navigate = useNavigate()
  return async () => {
    let home: Promise<void> | undefined
    // with the session: before it, home would ask for what is a candidate's, and after it the page would ask for a login
    const stop = onSessionChange(() => {
      if (!currentSession().account) home ??= navigate('/')
    })
    try {
      // auth's contract is wanted here alone, so it does not come with the first page
      const { endSession } = await import('./sign-out/end-session.ts')
      await endSession()
      await refreshSession()
      await (home ?? navigate('/'))
      toast(t('sign-out.done'))
    } catch (error) {
      reportError(error, 'sign-out')
      toast(t('sign-out.failed'), { milliseconds: 5000, tone: 'bad' })
    } finally {
      stop()
    }
  }
}

/** What a candidate looks for under their name. */
const candidateEntries = [
  { page: `${profilePage.path}#account`, icon: 'user', name: 'menu.account' },
  { page: preferencesPage.path, icon: 'settings', name: 'menu.preferences' },
  { page: applicationsPage.path, icon: 'clipboard', name: 'menu.applications' },
  { page: savedPage.path, icon: 'heart', name: 'menu.saved' },
] as const
const settings = { page: accountSettingsPage.path, icon: 'lock', name: 'menu.settings' } as const
const help = { page: helpPage.path, icon: 'help', name: 'help' } as const

interface AccountPanelProps {
  readonly account: NonNullable<Session['account']>
}

/** Who is signed in, their own pages, and the way out. */
export default function AccountPanel({ account }: AccountPanelProps) {
  const t = sentences.use()
  const signOut = useSignOut()
  const entries = isEmployer(account.type) ? [settings, help] : [...candidateEntries, settings, help]
  return (
    <>
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
    </>
  )
}
