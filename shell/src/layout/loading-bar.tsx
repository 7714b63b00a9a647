import { useNavigation } from '@lunchpail/kit-web/router'
import { sentences } from '../sentences.ts'
import styles from './loading-bar.module.css'

/** Shows that a page is on its way, once that takes longer than 300 ms. */
export function LoadingBar({ always = false }: { readonly always?: boolean }) {
  const t = sentences.use()
  const loading = useNavigation().state !== 'idle' || always
  return (
    <div className={styles.place}>
      {loading && <div role="progressbar" aria-label={t('loading')} className={styles.bar} />}
    </div>
  )
}
