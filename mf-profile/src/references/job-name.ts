import type { JobEntry } from '@lunchpail/contracts/wizard/application'
import { sentences } from './sentences.ts'

/** "Forklift Operator at Acme Freight" */
export function useJobName(): (job: Pick<JobEntry, 'title' | 'company'>) => string {
  const t = sentences.use()
  return ({ title, company }) => {
    const named = title?.trim() || t('job.untitled')
    return company?.trim() ? t('job.at', { title: named, company }) : named
  }
}
