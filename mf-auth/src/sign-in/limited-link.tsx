import { suspendedPage } from '@lunchpail/contracts/auth/pages'
import { Link } from '@lunchpail/kit-ui/link'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { useSession } from '@lunchpail/kit-web/session'
import { sentences } from '../sentences.ts'

/** For who is suspended and has shown who they are: to what stays open to them. */
export function LimitedLink() {
  const t = sentences.use()
  if (!useSession().limited) return null
  return (
    <Link kind="alone" href={suspendedPage.path} renderLink={routerLink}>
      {t('suspension.link')}
    </Link>
  )
}
