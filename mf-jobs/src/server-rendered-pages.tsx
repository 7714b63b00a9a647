import { getCollection, getPosition } from '@lunchpail/contracts/jobs/api'
import {
  companyPage,
  jobDetailFragment,
  jobListFragment,
  jobListPage,
  jobPage,
  placePage,
  tradePage,
  welcomePage,
} from '@lunchpail/contracts/jobs/pages'
import { collectionHead, welcomeHead } from './collections/collection-head.ts'
import { companyHead } from './company/company-head.ts'
import type { ServerRenderedPages, HeadOf } from '@lunchpail/kit-web/server-rendering/server-rendered-pages'
import { JobDetailFragment } from './job/job-detail-fragment.tsx'
import { JobListFragment } from './search/job-list-fragment.tsx'
import { fixtures } from './server-rendered-fixtures.ts'
import { jobPosting } from './job/job-posting.ts'
import './search/without-scripts.tsx'
import { listHead } from './search/list-head.ts'
import { manifest } from './manifest.tsx'

const featuredHead = collectionHead('featured')

/** A closed job is 410 for search engines; people read that it is closed. */
const jobHead: HeadOf = (visit) => {
  const { url, answerOf } = visit
  if (answerOf(getCollection)) return featuredHead(visit)
  const position = answerOf(getPosition)?.body?.position
  if (!position) return { status: 404, robots: 'noindex' }
  const head = { canonical: `/jobs/${position.id}`, description: position.description }
  if (position.state === 'closed') return { ...head, status: 410, robots: 'noindex' }
  return { ...head, ...(position.state === 'open' && { jsonLd: jobPosting(position, url.origin) }) }
}

export const serverRenderedPages: ServerRenderedPages = {
  manifest,
  pages: {
    [jobListPage.path]: listHead,
    [jobPage.path]: jobHead,
    [companyPage.path]: companyHead,
    [welcomePage.path]: welcomeHead,
    [placePage.path]: collectionHead('place'),
    [tradePage.path]: collectionHead('trade'),
  },
  fixtures,
  fragments: {
    [jobListFragment.name]: { Component: JobListFragment },
    [jobDetailFragment.name]: { Component: JobDetailFragment, head: jobHead },
  },
}
