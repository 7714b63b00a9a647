import { useEffect, useState } from 'react'
import { useLocation, useParams } from '@lunchpail/kit-web/router'
import type { FromList } from '../job/list-links.tsx'
import { addressOf, readFilters } from './filters.ts'
import { Down } from './down.tsx'
import { openedJob } from './opened-job.ts'
import { shownList } from './shown-list.ts'

/**
 * The list, and a job: both addresses show this screen, so that a job which is opened from the list stands in place and
 * the list stays as it is. Whoever comes to a job by its address, or reloads it, sees its page alone.
 */
export function Component() {
  const { id } = useParams()
  const { search, state } = useLocation()
  const JobPage = openedJob.use()?.JobPage
  const ListPage = shownList.use()?.ListPage
  const [kept, setKept] = useState(id === undefined ? search : undefined)
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- a list counts once it is shown, not while it is on its way
    if (id === undefined) setKept(search)
  }, [id, search])
  const from = (state as FromList | null)?.list
  const list = id === undefined ? search : kept
  const inPlace =
    list !== undefined && (id === undefined || from === addressOf(readFilters(new URLSearchParams(list))))
  if (inPlace && ListPage) return <ListPage search={list} openId={id} />
  return JobPage ? <JobPage id={id ?? ''} /> : <Down title="down.job" onRetry={() => location.reload()} />
}
