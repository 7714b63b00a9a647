import { act, fireEvent, screen, within } from '@testing-library/react'

type Name = string | RegExp

function nameOf(element: Element): string {
  const read = element.cloneNode(true) as Element
  for (const hidden of read.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
  return (element.getAttribute('aria-label') ?? read.textContent).trim().replaceAll(/\s+/g, ' ')
}

/** The one button of this name. Not by role: the roles of a long form take seconds to compute here. */
function button(name: Name): Element {
  const found = [...document.querySelectorAll('button')].filter((element) =>
    typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element)),
  )
  if (found.length !== 1) throw new Error(`${found.length} buttons ${String(name)}`)
  return found[0]!
}

/** Presses a button by its name, or any element. */
export const press = (target: Name | Element): void => {
  fireEvent.click(target instanceof Element ? target : button(target))
}
/** Types into the field of this label, or into any element. */
export const type = (target: Name | Element, value: string): void => {
  const element = target instanceof Element ? target : screen.getByLabelText(target)
  fireEvent.change(element, { target: { value } })
}

/** These wait for what they start: the router changes pages in steps. */
export const pressAndWait = (target: Name | Element): Promise<void> => act(async () => press(target))
export const typeAndWait = (target: Name | Element, value: string): Promise<void> =>
  act(async () => type(target, value))

export const typed = (label: Name): string => screen.getByLabelText<HTMLInputElement>(label).value

/** The sentence that is shown and read at a field. */
export const errorAt = (label: Name): string | undefined => {
  const field = screen.getByLabelText(label)
  if (field.getAttribute('aria-invalid') !== 'true') return undefined
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return document.getElementById(ids.find((id) => id.endsWith('-error')) ?? '')?.textContent ?? undefined
}
/** The sentences of the error summary. */
export const errorSummary = (): (string | null)[] =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.textContent)
