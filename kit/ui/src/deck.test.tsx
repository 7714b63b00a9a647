// @vitest-environment happy-dom
import { useState } from 'react'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Deck, type DeckSide } from './deck.tsx'
import { sideOf } from './use-swipe.ts'

afterEach(cleanup)

const cardOf = (n: number) => ({ id: n, label: `Job ${n} of 3`, content: <a href={`#${n}`}>Job {n}</a> })

function Sample() {
  const [{ at, left }, setStand] = useState<{ at: number; left?: DeckSide }>({ at: 1 })
  return (
    <Deck
      card={cardOf(at)}
      next={cardOf(at + 1)}
      left={left}
      onDecide={(side) => setStand({ at: at + 1, left: side })}
      sideLabels={{ away: 'No', towards: 'Yes' }}
      keysHint="Left: no. Right: yes."
      announcement={left ?? ''}
    />
  )
}
const top = (n: number) => screen.getByRole('group', { name: `Job ${n} of 3` })
const drag = (element: Element, by: readonly (readonly [x: number, y: number, at: number])[]) => {
  element.setPointerCapture = () => {}
  const send = (type: string, [x, y, at]: readonly [number, number, number]) => {
    const event = new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerId: 1,
      isPrimary: true,
      button: 0,
      clientX: x,
      clientY: y,
    })
    Object.defineProperty(event, 'timeStamp', { value: at })
    act(() => void element.dispatchEvent(event))
  }
  send('pointerdown', [0, 0, 0])
  for (const step of by) send('pointermove', step)
  send('pointerup', by.at(-1)!)
}

describe('a deck of cards', () => {
  it('[MT-01] is decided by the arrow keys, and the focus goes to the next card', () => {
    render(<Sample />)
    fireEvent.keyDown(top(1), { key: 'ArrowRight' })
    expect(document.activeElement).toBe(top(2))
    expect(screen.getByRole('status').textContent).toBe('towards')
    fireEvent.keyDown(top(2), { key: 'ArrowLeft' })
    expect(document.activeElement).toBe(top(3))
    expect(screen.getByRole('status').textContent).toBe('away')
  })

  it('leaves keys alone that belong to something within a card', () => {
    render(<Sample />)
    fireEvent.keyDown(screen.getByRole('link', { name: 'Job 1' }), { key: 'ArrowRight' })
    fireEvent.keyDown(top(1), { key: 'ArrowRight', altKey: true })
    expect(top(1)).toBeTruthy()
  })

  it('[MT-01] is decided by dragging far, or by a flick, to either side', () => {
    render(<Sample />)
    Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { value: 360, configurable: true })
    drag(top(1), [
      [60, 0, 300],
      [140, 4, 900],
    ])
    expect(top(2)).toBeTruthy()
    drag(top(2), [
      [-20, 0, 20],
      [-48, 0, 40],
    ])
    expect(top(3)).toBeTruthy()
  })

  it('[MT-07] is not decided by a drag in a dialog of the card, which selects text', () => {
    render(<Sample />)
    const dialog = top(1).appendChild(document.createElement('dialog'))
    drag(dialog.appendChild(document.createElement('p')), [
      [60, 0, 16],
      [240, 0, 32],
    ])
    expect(top(1).style.getPropertyValue('--drag')).toBe('')
  })

  it('stays where a drag was short, slow, or up and down', () => {
    render(<Sample />)
    drag(top(1), [
      [30, 0, 500],
      [40, 0, 900],
    ])
    drag(top(1), [
      [10, 60, 50],
      [200, 300, 100],
    ])
    expect(top(1).style.getPropertyValue('--drag')).toBe('0px')
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('keeps the card under it out of reach', () => {
    render(<Sample />)
    expect(screen.queryByRole('link', { name: 'Job 2' })).toBeNull()
  })

  it.each([
    [130, 0, 360, 'towards'],
    [-130, 0, 360, 'away'],
    [100, 0, 360, undefined],
    [40, 0.6, 360, 'towards'],
    [-40, -0.6, 360, 'away'],
    [-40, 0.6, 360, undefined],
    [20, 2, 360, undefined],
    [200, 0, 1200, 'towards'],
  ])('%i px at %f px/ms on a card of %i px decides for %s', (distance, speed, width, side) => {
    expect(sideOf(distance, speed, width)).toBe(side)
  })
})
