import type { PositionCard } from '@lunchpail/contracts/jobs/api'
import { LogoMark } from '@lunchpail/kit-ui/logo-mark'
import styles from './job.module.css'

export function CompanyLine({ company }: Pick<PositionCard, 'company'>) {
  return (
    <span className={styles.company}>
      <LogoMark name={company.name} src={company.logo_url} size="small" />
      <span>{company.name}</span>
    </span>
  )
}
