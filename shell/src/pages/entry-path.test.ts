import { expect, it } from 'vitest'
import { entryPath } from './entry-path.ts'

const profile = { path: '/profile', signedIn: true, candidates: true }

it.each([
  ['a first visitor', profile, '', '', '/signup'],
  ['one of another site’s cookie', profile, '', 'xlogin=1', '/signup'],
  ['who logged in on this browser', profile, '', 'a=b; __Host-login=1', '/login'],
  ['who comes with a handle', profile, '?usr=ana%40example.com', '', '/login'],
  ['whom a message led to an application', { ...profile, path: '/applications/:id' }, '', '', '/login'],
  [
    'whom an email led to the account’s settings',
    { path: '/account/settings', signedIn: true, candidates: false },
    '',
    '',
    '/login',
  ],
  ['a manager', { path: '/portal/roles', signedIn: true, candidates: false }, '', '', '/login'],
])('[AU-22] %s of a page for signed-in people', (_, page, search, cookies, path) =>
  expect(entryPath(page, search, cookies)).toBe(path),
)
