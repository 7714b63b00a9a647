import type { MouseEvent } from 'react'
import { Link } from '@lunchpail/kit-ui/link'
import { useLocation, useNavigate } from '@lunchpail/kit-web/router'
import { routerLink } from '@lunchpail/kit-web/router-link'
import type { FromList } from './list-links.tsx'
import { sentences } from '../sentences.ts'

/** Back to the list as it was, at the place where it was left; for those who came by a link, to all jobs. */
export function BackToList() {
  const t = sentences.use()
  const navigate = useNavigate()
  const from = useLocation().state as FromList | null
  const back = (event: MouseEvent) => {
    if (!from?.list || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <Link kind="alone" icon="back" href={from?.list ?? '/jobs'} renderLink={routerLink} onClick={back}>
      {t(from?.list ? 'job.back' : 'job.all')}
    </Link>
  )
}
