import { readCookie } from '../../visit/read-cookie.ts'

/** 2 §7: the cookie with what was searched for on /jobs; without the place of a search, which says where a person lives. */
const searchCookie = 'search'
const maxSearches = 5

/** The queries in `document.cookie`, the newest first: `role=8&shift=4`. */
export const readSearches = (cookies: string): string[] =>
  readCookie(cookies, searchCookie)
    .split('|')
    .filter((query) => /^[a-z_]+=\d+(&[a-z_]+=\d+)*$/.test(query) && query.length <= 200)
    .slice(0, maxSearches)

/** The value for `document.cookie` after one more search. */
export const searchesWith = (query: string, cookies: string): string =>
  `${searchCookie}=${[query, ...readSearches(cookies).filter((one) => one !== query)].slice(0, maxSearches).join('|')}; Path=/; SameSite=Lax`
