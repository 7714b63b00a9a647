import { isEmployer } from '@lunchpail/contracts/auth/enumerations'
import { companyPage } from '@lunchpail/contracts/auth/pages'
import { EmptyState } from '@lunchpail/kit-ui/empty-state'
import { Unavailable } from '@lunchpail/kit-ui/unavailable'
// by their package name: a microfrontend bundles this module and takes those from the shell
import type { ApiError } from '@lunchpail/kit-web/api-error'
import { catalogue } from '@lunchpail/kit-web/language'
import { Navigate, useLocation } from '@lunchpail/kit-web/router'
import { useSession } from '@lunchpail/kit-web/session'

const failedSentences = catalogue({
  en: () => import('./failed-sentences.en.ts'),
  es: () => import('./failed-sentences.es.ts'),
})

interface FailedProps {
  readonly error: ApiError
  /** what is not available */
  readonly title?: string
  readonly onRetry: () => void
}

/** What a page of the portal shows in place of a list that it did not get. */
export function Failed({ error, title, onRetry }: FailedProps) {
  const t = failedSentences.use()
  const { account } = useSession()
  const { pathname, search } = useLocation()
  const isForbidden = error.code === 'forbidden'
  // what is missing is told there: a company, its approval, a proven email, a second factor, or an account of an employer
  const isHeld = ['company-pending', 'contact-unproven', 'second-factor-needed'].includes(error.code)
  if (isHeld || (isForbidden && account && !isEmployer(account.type)))
    return <Navigate to={companyPage.path} state={{ next: pathname + search }} replace />
  if (isForbidden) return <EmptyState icon="lock" title={t('forbidden')} text={t('forbidden-text')} />
  return <Unavailable title={title ?? t('unavailable')} retryLabel={t('retry')} onRetry={onRetry} />
}
