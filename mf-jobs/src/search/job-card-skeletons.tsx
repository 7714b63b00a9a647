import { Card } from '@lunchpail/kit-ui/card'
import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { sentences } from '../sentences.ts'
import card from './job-card.module.css'
import styles from './job-list.module.css'

const titles = ['55%', '70%', '45%', '62%']

/** The first cards while they are on their way, in their shape and height. */
export function JobCardSkeletons() {
  const t = sentences.use()
  return (
    <Loading label={t('list.loading')} className={styles.cards}>
      {titles.map((width) => (
        <Card key={width} className={card.card}>
          <div className={card.head}>
            <div className={styles.skeletonWords}>
              <Skeleton shape="heading" width="50%" />
              <Skeleton width={width} />
              <Skeleton width="40%" />
            </div>
            <Skeleton shape="mark" />
          </div>
          <Skeleton width="65%" />
          <Skeleton width="92%" />
          <Skeleton width="35%" />
        </Card>
      ))}
    </Loading>
  )
}
