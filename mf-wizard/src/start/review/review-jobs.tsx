import { jobListPage } from '@lunchpail/contracts/jobs/pages'
import { Button } from '@lunchpail/kit-ui/button'
import { Link } from '@lunchpail/kit-ui/link'
import { Stack } from '@lunchpail/kit-ui/stack'
import type { DraftStore } from '../../draft/draft-store.ts'
import { PositionCard } from '../../steps/position-card.tsx'
import { routerLink } from '@lunchpail/kit-web/router-link'
import { sentences } from '../../sentences.ts'
import styles from './review.module.css'

/** The chosen positions; each but the last can be removed. */
export function ReviewJobs({ store }: { readonly store: DraftStore }) {
  const t = sentences.use()
  const { positions } = store.use()
  return (
    <Stack>
      <h2>{t('review.jobs')}</h2>
      <ul className={styles.jobs}>
        {positions.map((position) => (
          <PositionCard key={position.id} as="li" level={3} position={position}>
            {positions.length > 1 && (
              <div>
                <Button
                  size="small"
                  kind="quiet"
                  icon="close"
                  aria-label={t('review.remove', { title: position.title })}
                  onClick={() => store.removePosition(position.id)}
                >
                  {t('job.remove-short')}
                </Button>
              </div>
            )}
          </PositionCard>
        ))}
      </ul>
      <Link kind="alone" icon="add" href={jobListPage.path} renderLink={routerLink}>
        {t('review.add')}
      </Link>
    </Stack>
  )
}
