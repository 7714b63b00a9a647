// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { useSmoothAnchors } from './use-smooth-anchors.ts'

function Page() {
  useSmoothAnchors()
  return (
    <>
      <a href="#content">in the page</a>
      <a href="/jobs#content">elsewhere</a>
      <a href="/terms">another page</a>
    </>
  )
}
const smooth = () => document.documentElement.hasAttribute('data-smooth-scroll')
const press = (name: string) => screen.getByRole('link', { name }).click()

beforeEach(() => {
  render(<Page />)
  // the router's links do not load a page either
  addEventListener('click', (event) => event.preventDefault())
})
afterEach(cleanup)

describe('in-page anchors', () => {
  it('[SH-04] scroll smoothly, until they are there', () => {
    expect(smooth()).toBe(false)
    press('in the page')
    expect(smooth()).toBe(true)
    document.dispatchEvent(new Event('scrollend'))
    expect(smooth()).toBe(false)
  })

  it('[SH-04] are alone in that: a link to another page scrolls at once', () => {
    press('another page')
    press('elsewhere')
    expect(smooth()).toBe(false)
  })
})
