import { Link } from '@lunchpail/kit-ui/link'
import { VisuallyHidden } from '@lunchpail/kit-ui/visually-hidden'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { sentences } from '../sentences.ts'
import { useUnmarked } from './interested.ts'
import styles from './interested.module.css'

interface AppliedLinkProps {
  /** of the application */
  readonly id: string
  readonly position: number
  /** of the job */
  readonly title: string
}

/** In the place of "Interested", on a job that the person applied to: the way to the application. */
export function AppliedLink({ id, position, title }: AppliedLinkProps) {
  const t = sentences.use()
  useUnmarked(position)
  return (
    <span className={styles.applied}>
      <Link kind="alone" icon="check" href={`/applications/${id}`} renderLink={routerLink}>
        {t('applied.mark')}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </Link>
    </span>
  )
}
