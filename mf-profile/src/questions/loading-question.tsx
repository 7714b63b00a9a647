import { Loading, Skeleton } from '@lunchpail/kit-ui/skeleton'
import { usePageTitle } from '@lunchpail/kit-web/page-title'
import styles from './questions.module.css'
import { sentences } from './sentences.ts'

/** Without a heading: the shell gives the focus to the first that appears, and that one has to stay. */
export function LoadingQuestion() {
  const t = sentences.use()
  usePageTitle(t('title'))
  return (
    <div className={styles.loading}>
      <Loading label={t('loading')}>
        <Skeleton shape="block" height="16rem" />
      </Loading>
    </div>
  )
}
