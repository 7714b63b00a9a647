import { page } from '../page.ts'

/** Where the link at the end of an email leads; nobody has to be signed in. */
export const unsubscribePage = page({
  name: 'notifications.unsubscribe',
  owner: 'notifications',
  path: '/unsubscribe',
})
