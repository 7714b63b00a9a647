// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { rootElementId, serverRenderedElementId } from '@lunchpail/kit-web/host-api'
import { transferState } from './transfer-state.ts'
import { recordClicks } from './replay-clicks.ts'
import { sameElement } from './same-element.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** Takes digits alone, as the ZIP field does. */
function Form({ onSend }: { readonly onSend: (values: string) => void }) {
  const [zip, setZip] = useState('')
  const [day, setDay] = useState(false)
  const [miles, setMiles] = useState('25')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend([zip, day, miles].join())
      }}
    >
      <input name="zip" value={zip} onChange={({ target }) => setZip(target.value.replace(/\D/g, ''))} />
      <input name="shift" type="checkbox" value="1" checked={day} onChange={() => setDay(!day)} />
      <select name="distance" value={miles} onChange={({ target }) => setMiles(target.value)}>
        <option>5</option>
        <option>25</option>
      </select>
      <details>
        <summary>More</summary>
      </details>
      <button type="button" onClick={() => onSend('pressed')}>
        Filters
      </button>
    </form>
  )
}

const markup = `<form>
  <input name="zip" value=""><input name="shift" type="checkbox" value="1">
  <select name="distance"><option>5</option><option selected>25</option></select>
  <details><summary>More</summary></details><button type="button">Filters</button></form>`

async function both() {
  document.body.innerHTML = `<div id="${serverRenderedElementId}">${markup}</div><div id="${rootElementId}"></div>`
  const [rendered, root] = [
    document.getElementById(serverRenderedElementId)!,
    document.getElementById(rootElementId)!,
  ]
  const sent: string[] = []
  await act(async () => createRoot(root).render(<Form onSend={(values) => sent.push(values)} />))
  const of = <E extends Element>(place: Element, selector: string) => place.querySelector<E>(selector)!
  return { rendered, root, sent, of }
}

describe('what a person did before React took over', () => {
  afterEach(() => {
    document.body.innerHTML = ''
  })

  it('typed, with focus and caret, is where it was, and React knows it', async () => {
    const { rendered, root, sent, of } = await both()
    const typed = of<HTMLInputElement>(rendered, '[name=zip]')
    typed.focus()
    typed.value = '100'
    typed.setSelectionRange(1, 2)
    of<HTMLInputElement>(rendered, '[name=shift]').checked = true
    of<HTMLSelectElement>(rendered, 'select').value = '5'
    await act(async () => transferState(rendered, root))
    const now = of<HTMLInputElement>(root, '[name=zip]')
    expect(document.activeElement).toBe(now)
    expect([now.value, now.selectionStart, now.selectionEnd]).toEqual(['100', 1, 2])
    await act(async () => of<HTMLFormElement>(root, 'form').requestSubmit())
    expect(sent).toEqual(['100,true,5'])
  })

  it('opened, is open', async () => {
    const { rendered, root, of } = await both()
    of<HTMLDetailsElement>(rendered, 'details').open = true
    transferState(rendered, root)
    expect(of<HTMLDetailsElement>(root, 'details').open).toBe(true)
  })

  it('pressed in vain, is pressed, and once', async () => {
    const { rendered, root, sent, of } = await both()
    const press = recordClicks(rendered)
    of<HTMLButtonElement>(rendered, 'button').click()
    of<HTMLButtonElement>(rendered, 'button').click()
    of<HTMLFormElement>(rendered, 'form').requestSubmit()
    await act(async () => press(root))
    expect(sent).toEqual(['pressed', ',false,25'])
  })
})

describe('before any script', () => {
  it('what was pressed is pressed again, and what is noted is taken over once', async () => {
    const { rendered, root, sent, of } = await both()
    window.earlyPresses = [of(rendered, 'button'), of(rendered, 'form')]
    const press = recordClicks(rendered)
    expect(window.earlyPresses).toBeUndefined()
    await act(async () => press(root))
    expect(sent).toEqual(['pressed', ',false,25'])
  })
})

it('finds the same of several alike', () => {
  document.body.innerHTML =
    '<div><a href="/a">x</a><b></b><a href="/a">x</a></div><div><a href="/a">x</a><a href="/a">x</a></div>'
  const [from, to] = [...document.body.children] as [Element, Element]
  expect(sameElement(from.children[2]!, from, to)).toBe(to.children[1])
})
