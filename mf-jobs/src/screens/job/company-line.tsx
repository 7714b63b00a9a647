import type { PositionCard } from '@lunchpail/contracts/jobs/api'
import { LogoMark } from '@lunchpail/kit-ui/logo-mark'
import styles from './job.module.css'

export const CompanyLine = ({ company }: Pick<PositionCard, 'company'>) => (
  <span className={styles.company}>
    <LogoMark name={company.name} src={company.logo_url} size="small" />
    <span>{company.name}</span>
  </span>
)
