import { LinkButton } from '../../src/button.tsx'
import { Card } from '../../src/card.tsx'
import { EmptyState } from '../../src/empty-state.tsx'
import { Progress } from '../../src/progress.tsx'
import { Loading, Skeleton } from '../../src/skeleton.tsx'
import { Unavailable } from '../../src/unavailable.tsx'
import styles from './specimens.module.css'

export function Waiting() {
  return (
    <>
      <Progress value={2} of={6} text="Step 2 of 6" />
      <Progress value={6} of={6} text="Step 6 of 6" />
      <Loading label="Loading jobs">
        <Card>
          <div className={styles.tall}>
            <div className={styles.cardHead}>
              <Skeleton shape="mark" />
              <div className={styles.list}>
                <Skeleton shape="heading" width="12rem" />
                <Skeleton width="8rem" />
              </div>
            </div>
            <Skeleton width="90%" />
            <Skeleton shape="button" />
          </div>
        </Card>
      </Loading>
      <Card>
        <EmptyState
          icon="clipboard"
          title="No applications yet"
          text="When you apply for a job, you can follow it here."
          level={3}
        >
          <LinkButton kind="primary" href="#">
            Find work
          </LinkButton>
        </EmptyState>
      </Card>
      <Unavailable
        title="Your applications are not there right now"
        text="The rest of the site works. Nothing of yours is lost."
        retryLabel="Try again"
        onRetry={() => {}}
        level={3}
      />
    </>
  )
}
