import { page } from '../page.ts'

export const startPage = page({
  name: 'wizard.start',
  owner: 'wizard',
  path: '/app/start',
  candidates: true,
})
