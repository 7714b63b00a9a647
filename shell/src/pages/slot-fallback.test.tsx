// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'
import { setLanguage } from '@lunchpail/kit-web/language'
import { SlotFallback } from './slot-fallback.tsx'

// it renders at once, and does not wait for sentences
beforeAll(() => setLanguage('en'))

it('[SH-02] [BY-17] a slot that failed says so by a heading that fits right under the one of the page, and offers Retry', () => {
  const retry = vi.fn()
  render(<SlotFallback retry={retry} />)
  const heading = screen.getByRole('heading', { level: 2 })
  expect(heading.textContent).toBe('This part isn’t available right now.')
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(retry).toHaveBeenCalledOnce()
})
