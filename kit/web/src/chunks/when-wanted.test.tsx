// @vitest-environment happy-dom
import { Suspense } from 'react'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { whenWanted } from './when-wanted.ts'

const reported = vi.spyOn(console, 'error')
beforeEach(() => void reported.mockReset().mockImplementation(() => {}))
afterEach(cleanup)

describe('a part that is loaded when it is wanted', () => {
  it('[SH-02] says so in its place where it does not come, and Retry brings it', async () => {
    let down = true
    const Dialog = whenWanted<{ readonly title: string }>(
      'dialog',
      () => (down ? Promise.reject(new Error('down')) : Promise.resolve(({ title }) => <p>{title}</p>)),
      ({ retry }) => <button onClick={retry}>Try again</button>,
    )
    const place = () =>
      render(
        <Suspense fallback="on its way">
          <Dialog title="Picker" />
        </Suspense>,
      )
    place()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(reported).toHaveBeenCalledWith('[dialog]', expect.any(Error))
    down = false
    retry.click()
    expect(await screen.findByText('Picker')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    cleanup()
    // who wants it next does not meet the failure again
    place()
    expect(await screen.findByText('Picker')).toBeTruthy()
  })
})
