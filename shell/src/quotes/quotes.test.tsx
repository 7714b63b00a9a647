// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startLanguage } from '@lunchpail/kit-web/language'
import { Quotes } from './quotes.tsx'

const stillness = (asked: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: asked }))
beforeEach(() => {
  vi.useFakeTimers()
  startLanguage('en')
  stillness(false)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const at = (place: string) => expect(screen.getByText(place)).toBeTruthy()

describe('[EN-15] the quote slider', () => {
  it('shows the next sentence after 8 seconds, and the first one after the last', async () => {
    render(<Quotes />)
    at('1 of 4')
    await pass(7_999)
    at('1 of 4')
    await pass(1)
    at('2 of 4')
    for (const place of ['3 of 4', '4 of 4', '1 of 4']) {
      await pass(8_000)
      at(place)
    }
  })

  it('stands still under the pointer and the focus, and after Pause; its buttons go both ways', async () => {
    render(<Quotes />)
    const slider = screen.getByRole('region', { name: 'How Lunchpail works for you' })
    fireEvent.mouseEnter(slider)
    await pass(20_000)
    at('1 of 4')
    fireEvent.mouseLeave(slider)
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }))
    at('4 of 4')
    fireEvent.click(screen.getByRole('button', { name: 'Next' }))
    at('1 of 4')
    fireEvent.focus(screen.getByRole('button', { name: 'Next' }))
    await pass(20_000)
    at('1 of 4')
    fireEvent.blur(screen.getByRole('button', { name: 'Next' }))
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }))
    await pass(20_000)
    at('1 of 4')
    fireEvent.click(screen.getByRole('button', { name: 'Play' }))
    await pass(8_000)
    at('2 of 4')
  })

  it('does not move by itself for whoever asked for less motion', async () => {
    stillness(true)
    render(<Quotes />)
    await pass(20_000)
    at('1 of 4')
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy()
  })
})
