import { useLanguage } from '@lunchpail/kit-web/language'
import { matchPath, useLocation } from '@lunchpail/kit-web/router'
import { useRegistry } from '../registry-context.ts'
import { sentences } from '../sentences.ts'

/** What the navigation calls the current page, where the page itself cannot say it. */
export function usePageName(): string | undefined {
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
