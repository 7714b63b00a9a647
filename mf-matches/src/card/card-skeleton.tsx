import { Card } from '@lunchpail/kit-ui/card'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { sentences } from '../sentences.ts'
import styles from './suggestion-card.module.css'

/** The skeleton of a card. */
export function CardSkeleton() {
  const t = sentences.use()
  return (
    <Loading label={t('loading')}>
      <Card className={styles.card}>
        <Skeleton shape="heading" width="60%" />
        <Skeleton width="45%" />
        <Skeleton width="55%" />
        <Skeleton width="75%" />
        <div className={styles.head}>
          <Skeleton shape="mark" />
          <Skeleton width="10rem" />
        </div>
        <Skeleton width="95%" />
        <Skeleton width="90%" />
        <Skeleton width="60%" />
      </Card>
    </Loading>
  )
}
