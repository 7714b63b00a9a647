import { getPosition } from '@lunchpail/contracts/jobs/api'
import { jobDetailFragment, jobListFragment, jobListPage, jobPage } from '@lunchpail/contracts/jobs/pages'
import type { FirstPages, HeadOf } from '@lunchpail/kit-web/first-pages'
import { JobDetailFragment } from './first/job-detail-fragment.tsx'
import { JobListFragment } from './first/job-list-fragment.tsx'
import { jobPosting } from './first/job-posting.ts'
import { listHead } from './first/list-head.ts'
import { manifest } from './manifest.tsx'

/** A closed job is gone for search engines, and still tells a person so. */
const jobHead: HeadOf = ({ url, answerOf }) => {
  const position = answerOf(getPosition)?.body?.position
  if (!position) return { status: 404, robots: 'noindex' }
  const head = { canonical: `/jobs/${position.id}`, description: position.description }
  if (position.state === 'closed') return { ...head, status: 410, robots: 'noindex' }
  return { ...head, ...(position.state === 'open' && { jsonLd: jobPosting(position, url.origin) }) }
}

export const firstPages: FirstPages = {
  manifest,
  pages: { [jobListPage.path]: listHead, [jobPage.path]: jobHead },
  fragments: {
    [jobListFragment.name]: { Component: JobListFragment },
    [jobDetailFragment.name]: { Component: JobDetailFragment, head: jobHead },
  },
}
