import type { FactProps } from '@lunchpail/kit-ui/fact'
import type { PositionCard } from '@lunchpail/contracts/jobs/api'
import type { Job } from '../../api.ts'
import { sentences } from '../../sentences.ts'
import { useJobWords } from '../../words/use-job-words.ts'

/** The facts of a job's page, without absent ones. */
export function useJobFacts(job: Job | PositionCard): FactProps[] {
  const t = sentences.use()
  const words = useJobWords()
  const distance = words.distance(job)
  const commute = words.commute(job)
  const shift = words.shift(job)
  const starts = words.starts(job)
  const place = words.place(job.location)
  const address = 'address' in job ? job.address : null
  const description = 'schedule_description' in job ? job.schedule_description : null
  const zip = job.location.zip ? ` ${job.location.zip}` : ''
  const facts: (FactProps | null)[] = [
    {
      icon: 'place',
      label: t('job.place'),
      children: address && !job.location.approximate ? `${address}, ${place}${zip}` : place,
    },
    distance ? { icon: 'distance', label: t('job.distance'), children: distance } : null,
    commute ? { icon: 'car', label: t('job.commute-label'), children: commute } : null,
    shift
      ? {
          icon: job.shifts.length === 1 ? job.shifts[0]! : 'shift',
          label: t('job.shift'),
          children: [shift, starts].filter(Boolean).join(' · '),
        }
      : null,
    {
      icon: 'calendar',
      label: t('job.type'),
      children: [words.type(job), description].filter(Boolean).join(' · '),
    },
    job.role ? { icon: 'briefcase', label: t('filter.role'), children: t(`role.${job.role}`) } : null,
  ]
  return facts.filter((fact) => fact !== null)
}
