import { useReading } from '../../resume/use-reading.ts'
import type { StepProps } from '../step.ts'
import { HistoryList } from './history-list.tsx'
import { JobPage } from './job-page.tsx'
import { SchoolPage } from './school-page.tsx'

/** Its pages: the list, and the form of a job (`job:abc`) or, over the profile, of a school. */
export function HistoryStep(props: StepProps) {
  const { value, host } = props
  const [kind = '', id = ''] = host.at?.split(':') ?? []
  const resume = useReading(value, host.refresh)
  const isNew = kind.startsWith('new-')
  if (kind.endsWith('job') && value.jobs?.some((job) => job.reference_id === id))
    return <JobPage {...props} referenceId={id} isNew={isNew} reading={resume.reading} />
  if (kind.endsWith('school') && value.schools?.[Number(id)])
    return <SchoolPage {...props} index={Number(id)} isNew={isNew} />
  return <HistoryList {...props} resume={resume} />
}
