// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { keepVisit } from './keep-visit.ts'

it('[AU-30] the landing address leaves its campaign and its ad in the cookies; a page without them leaves those alone', () => {
  history.replaceState(null, '', '/jobs?utm_source=flyer&ccuid=click-1&ccast-source=board')
  keepVisit()
  history.replaceState(null, '', '/jobs?role=8')
  keepVisit()
  expect(document.cookie.split('; ').toSorted()).toEqual([
    'source=ccast-source=board',
    'utm=utm_source=flyer&ccuid=click-1',
  ])
})
