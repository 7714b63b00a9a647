import { isTriedOut } from '@lunchpail/contracts/constants'
import { useEnvironment } from '../registry-context.ts'
import { sentences } from '../sentences.ts'
import styles from './notices.module.css'

/** Says on every page of a stage or demo site that it is not the real one. */
export function EnvironmentNote() {
  const t = sentences.use()
  return isTriedOut(useEnvironment()) && <p className={styles.notice}>{t('tried-out')}</p>
}
