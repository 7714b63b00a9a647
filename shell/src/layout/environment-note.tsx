import { isTriedOut } from '@lunchpail/contracts/constants'
import { useEnvironment } from '../registry-context.ts'
import { sentences } from '../sentences.ts'
import styles from './notices.module.css'

/** SH-07: says on every page of a stage or demo site that it is not the real one. */
export function EnvironmentNote() {
  const t = sentences.use()
  const environment = useEnvironment()
  if (!isTriedOut(environment)) return null
  return (
    <p className={styles.notice} data-environment={environment}>
      {t(`environment.${environment}`)}
    </p>
  )
}
