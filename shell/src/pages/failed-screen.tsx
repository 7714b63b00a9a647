import { Page } from '@lunchpail/kit-ui/page'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
import { useHoldInitialLoad } from '@lunchpail/kit-web/initial-load'
import { useOnline, useRetryOnline } from '@lunchpail/kit-web/online'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import { useNavigation, matchPath, useLocation } from '@lunchpail/kit-web/router'
import { useLanguage } from '@lunchpail/kit-web/language'
import { sentences } from '../sentences.ts'
import { useRegistry } from '../registry-context.ts'

/** What the navigation calls the current page, where the page itself cannot say it. */
function usePageName(): string | undefined {
  const t = sentences.use()
  const language = useLanguage()
  const { pathname } = useLocation()
  const named = useRegistry()
    .flatMap(({ nav }) => nav)
    .find(({ page }) => matchPath(`${page}/*`, pathname))
  if (named) return named.label[language]
  if (matchPath('/login', pathname)) return t('log-in')
  if (matchPath('/signup', pathname)) return t('sign-up')
  return undefined
}

interface FailedScreenProps {
  readonly retry: () => void
  /** why the page has to wait, where it is known */
  readonly reason?: string
}

/** Stands in the place of a page that could not be loaded: names it, and tries again when asked. */
export function FailedScreen({ retry, reason }: FailedScreenProps) {
  const t = sentences.use()
  const name = usePageName() ?? t('unavailable.page')
  const busy = useNavigation().state !== 'idle'
  const online = useOnline()
  useRetryOnline(retry)
  usePageTitle(name)
  useHoldInitialLoad()
  return (
    <Page title={name}>
      <Unavailable
        title={reason ?? t('unavailable.text')}
        text={t(online ? 'unavailable.rest' : 'unavailable.offline')}
        retryLabel={t('retry')}
        onRetry={retry}
        busy={busy}
      />
    </Page>
  )
}
