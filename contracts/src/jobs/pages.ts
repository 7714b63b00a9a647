import { fragment, page } from '../page.ts'

export const jobListPage = page({ name: 'jobs.list', owner: 'jobs', path: '/jobs' })
export const companyPage = page({ name: 'jobs.company', owner: 'jobs', path: '/companies/:id' })
/** A job by its number, or a featured list by its name. */
export const jobPage = page({ name: 'jobs.job', owner: 'jobs', path: '/jobs/:id', smallLetters: true })
export const welcomePage = page({ name: 'jobs.welcome', owner: 'jobs', path: '/jobs/welcome' })
export const placePage = page({
  name: 'jobs.place',
  owner: 'jobs',
  path: '/jobs/in/:slug',
  smallLetters: true,
})
export const tradePage = page({
  name: 'jobs.trade',
  owner: 'jobs',
  path: '/jobs/trade/:slug',
  smallLetters: true,
})
/** Where the person starts from, which their browser keeps. */
export const homePage = page({ name: 'jobs.home', owner: 'jobs', path: '/preferences/home' })

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

/** The roles of a company, for its managers. */
export const rolesPage = page({ name: 'jobs.roles', owner: 'jobs', path: '/portal/roles', signedIn: true })
export const newRolePage = page({
  name: 'jobs.new-role',
  owner: 'jobs',
  path: '/portal/roles/new',
  signedIn: true,
})
export const rolePage = page({ name: 'jobs.role', owner: 'jobs', path: '/portal/roles/:id', signedIn: true })
export const rolePosterPage = page({
  name: 'jobs.role-poster',
  owner: 'jobs',
  path: '/portal/roles/:id/poster',
  signedIn: true,
})
export const questionsPage = page({
  name: 'jobs.company-questions',
  owner: 'jobs',
  path: '/portal/questions',
  signedIn: true,
})
export const companyTextPage = page({
  name: 'jobs.company-text',
  owner: 'jobs',
  path: '/portal/company-page',
  signedIn: true,
})
export const featuredPage = page({
  name: 'jobs.featured',
  owner: 'jobs',
  path: '/portal/featured',
  signedIn: true,
})
