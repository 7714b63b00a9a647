// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { leaveOutSecondTaps } from './second-taps.ts'

const pressed = vi.fn<(name: string) => void>()
let now = 0

interface Tap {
  readonly x?: number
  readonly after?: number
  /** of a mouse: the clicks that the system counts; 0 is a key */
  readonly clicks?: number
}

beforeAll(() => {
  leaveOutSecondTaps()
  for (const type of ['pointerdown', 'mousedown', 'click'])
    document.addEventListener(type, ({ target }) => pressed(`${type} ${(target as Element).id}`))
})
beforeEach(() => {
  document.body.innerHTML = `
    <button id="next">Next</button> <a id="cookies" href="/cookies">Cookie settings</a>
    <label id="yes">Yes <input id="yes-box" type="checkbox" /></label> <p id="text">Text</p>`
  history.replaceState(null, '', '/')
  now += 60_000
})

/** The events of a press, as a browser sends them; what came of it by the page's own listeners. */
function press(id: string, pointerType: string, { x = 100, after = 0, clicks = 1 }: Tap): string[] {
  now += after
  pressed.mockClear()
  const target = document.getElementById(id)!
  const send = (event: Event): boolean => {
    Object.defineProperty(event, 'timeStamp', { value: now })
    return target.dispatchEvent(event)
  }
  const place = { clientX: x, clientY: 600, bubbles: true, cancelable: true }
  if (clicks > 0) {
    send(new PointerEvent('pointerdown', { ...place, pointerType, isPrimary: true }))
    send(new MouseEvent('mousedown', { ...place, detail: clicks }))
  }
  const click = new MouseEvent('click', { ...place, detail: clicks })
  send(click)
  return [...pressed.mock.calls.map(([name]) => name), ...(click.defaultPrevented ? ['prevented'] : [])]
}
const tap = (id: string, how: Tap = {}) => press(id, 'touch', how)
const mouse = (id: string, how: Tap = {}) => press(id, 'mouse', how)
const all = (id: string) => ['pointerdown', 'mousedown', 'click'].map((type) => `${type} ${id}`)

it('[SH-04] [WZ-25] the second tap of a double tap presses nothing that came into the place of the first', () => {
  expect(tap('next')).toEqual(all('next'))
  expect(tap('cookies', { after: 300, x: 110 })).toEqual(['prevented'])
  // a third one, too
  expect(tap('cookies', { after: 150 })).toEqual(['prevented'])
  expect(tap('cookies', { after: 100 })).toEqual(all('cookies'))
})

it('[SH-04] taps in their own time, at other places and on the same thing count', () => {
  tap('next')
  expect(tap('next', { after: 100 })).toEqual(all('next'))
  expect(tap('cookies', { after: 500 })).toEqual(all('cookies'))
  expect(tap('next', { after: 100, x: 140 })).toEqual(all('next'))
  tap('yes')
  expect(tap('yes-box', { after: 100 })).toEqual(all('yes-box'))
  expect(tap('text', { after: 100 })).toEqual(['prevented'])
})

it.each([
  ['says something else', () => (document.getElementById('next')!.textContent = 'Send 3 applications')],
  ['is pressed now', () => document.getElementById('next')!.setAttribute('aria-pressed', 'true')],
  ['is of another page', () => history.pushState(null, '', '/app/start#skills')],
  ['is of another page of a step', () => history.pushState({ at: 'forklift' }, '', '/')],
])('[SH-04] a second tap on a button that %s is left out', (_, change) => {
  tap('next')
  change()
  expect(tap('next', { after: 200 })).toEqual(['prevented'])
  expect(tap('next', { after: 400 })).toEqual(all('next'))
})

it('[SH-04] [EN-16] a second tap on a button that the first set to work is left out, though the work is done', async () => {
  const next = document.getElementById('next')!
  next.onclick = () => next.setAttribute('aria-busy', 'true')
  tap('next')
  await new Promise((resolve) => setTimeout(resolve))
  next.removeAttribute('aria-busy')
  expect(tap('next', { after: 200 })).toEqual(['prevented'])
  expect(tap('next', { after: 400 })).toEqual(all('next'))
})

it('[SH-04] the second click of a double click is left out likewise; a mouse may be as quick as it is', () => {
  mouse('next')
  expect(mouse('text', { after: 50 })).toEqual(all('text'))
  expect(mouse('next', { after: 50, clicks: 2 })).toEqual(['pointerdown next', 'prevented'])
  expect(mouse('text', { after: 50, clicks: 2 })).toEqual(all('text'))
})

it('[SH-04] a click by a key is never left out', () => {
  tap('next')
  expect(tap('cookies', { after: 50, clicks: 0 })).toEqual(['click cookies'])
  expect(tap('text', { after: 50 })).toEqual(['prevented'])
  expect(tap('cookies', { clicks: 0 })).toEqual(['click cookies'])
})
