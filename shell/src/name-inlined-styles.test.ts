// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { nameInlinedStyles } from './name-inlined-styles.ts'

const links = () =>
  [...document.querySelectorAll('link')].map((link) => [
    link.rel,
    link.getAttribute('href'),
    link.hasAttribute('disabled'),
  ])

beforeEach(() => (document.head.innerHTML = ''))

it('[BY-06] names the style sheets in the page as their loaders look for them, and fetches none', () => {
  const style = document.createElement('style')
  style.dataset['files'] = '/assets/home.css /remotes/mf-jobs/1/list.css'
  document.head.append(style)
  nameInlinedStyles()
  expect(links()).toEqual([
    ['stylesheet', '/assets/home.css', true],
    ['stylesheet', `${location.origin}/remotes/mf-jobs/1/list.css`, true],
  ])
})

it('names none where the page has none in it', () => {
  nameInlinedStyles()
  expect(links()).toEqual([])
})
