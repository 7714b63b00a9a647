import { useEffect } from 'react'
import { maxInterested } from '@lunchpail/contracts/jobs/enumerations'
import { applyAddress } from '@lunchpail/contracts/jobs/saved-positions'
import { ActionBar } from '@lunchpail/kit-ui/action-bar'
import { LinkButton } from '@lunchpail/kit-ui/button'
import { VisuallyHidden } from '@lunchpail/kit-ui/visually-hidden'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { sentences } from '../sentences.ts'
import styles from './interested.module.css'
import { rereadInterested, useInterested } from './interested.ts'

/** At the thumb once something is marked: one application for all of it. */
export function ApplyBar() {
  const t = sentences.use()
  const ids = useInterested()
  useEffect(() => {
    rereadInterested()
    document.addEventListener('visibilitychange', rereadInterested)
    return () => document.removeEventListener('visibilitychange', rereadInterested)
  }, [])
  const most = maxInterested
  const words =
    ids.length >= most ? t('interested.full', { n: most }) : t('interested.count', { n: ids.length, most })
  return (
    <>
      <VisuallyHidden>
        <span aria-live="polite">{ids.length > 0 && words}</span>
      </VisuallyHidden>
      {ids.length > 0 && (
        <ActionBar className={styles.bar}>
          <span className={styles.words} aria-hidden="true">
            {words}
          </span>
          <LinkButton kind="primary" href={applyAddress(ids)} renderLink={routerLink}>
            {t('interested.apply', { n: ids.length })}
          </LinkButton>
        </ActionBar>
      )}
    </>
  )
}
