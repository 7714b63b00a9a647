import { page } from '../page.ts'

export const milestonesPage = page({
  name: 'milestones.milestones',
  owner: 'milestones',
  path: '/milestones',
})
