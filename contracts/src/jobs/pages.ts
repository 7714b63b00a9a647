import { fragment, page } from '../page.ts'

export const jobListPage = page({ name: 'jobs.list', owner: 'jobs', path: '/jobs' })
export const jobPage = page({ name: 'jobs.job', owner: 'jobs', path: '/jobs/:id' })

/** The list without the page around it. 2 §7. */
export const jobListFragment = fragment({
  name: 'jobs.list-fragment',
  owner: 'jobs',
  path: '/jobs',
  when: 'ajax',
})
/** A job without the page around it. 2 §7. */
export const jobDetailFragment = fragment({
  name: 'jobs.detail-fragment',
  owner: 'jobs',
  path: '/detail',
  when: 'position_id',
})
