import type { JobList } from '../../api.ts'
import type { Filters } from '../../search/filters.ts'
import { sentences } from '../../sentences.ts'
import { useJobWords } from '../../words/use-job-words.ts'

/** How many jobs there are, and where: "8 jobs within 25 miles of Newark". */
export function useCountWords() {
  const t = sentences.use()
  const words = useJobWords()
  return ({ total, more, place }: JobList, { distance, minutes }: Filters): string => {
    const jobs = t(more ? 'list.count-more' : 'list.count', { n: total })
    if (!place || total === 0) return jobs
    const near = { jobs, place: place.city || place.zip }
    if (minutes !== null) return t('list.count-minutes', { ...near, n: minutes })
    return distance > 0
      ? t('list.count-near', { ...near, miles: words.miles(distance) })
      : t('list.count-any', near)
  }
}
