import { page } from '../page.ts'

export const jobListPage = page({ name: 'jobs.list', owner: 'jobs', path: '/jobs' })
export const jobPage = page({ name: 'jobs.job', owner: 'jobs', path: '/jobs/:id' })
