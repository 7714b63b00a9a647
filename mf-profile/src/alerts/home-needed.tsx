import { profilePage } from '@lunchpail/contracts/profile/pages'
import { Link } from '@lunchpail/kit-ui/link'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { sentences } from './sentences.ts'

/** Nothing is near a candidate whose home is not known: alerts are on, and none comes. */
export function HomeNeeded() {
  const t = sentences.use()
  return (
    <>
      <p>{t('home')}</p>
      <Link kind="alone" href={`${profilePage.path}#info`} renderLink={routerLink} icon="home">
        {t('home.add')}
      </Link>
    </>
  )
}
