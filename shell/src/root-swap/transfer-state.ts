import { sameElement } from './same-element.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Text = HTMLInputElement | HTMLTextAreaElement

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)
const isText = (element: Element | undefined): element is Text =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

function isTouched(control: Control): boolean {
  if (isChoice(control)) return control.checked !== control.defaultChecked
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected && !option.defaultSelected)
  return control.value !== control.defaultValue
}

/** Sets the value as typing would: by the native setter, which React's value tracker does not see, and by events. */
function fill(control: Control, value: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')
  own?.set?.call(control, value)
  for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }))
}

function transferValues(from: Element, to: Element): void {
  for (const control of from.querySelectorAll<Control>('input, textarea, select')) {
    const same = isTouched(control) ? sameElement(control, from, to) : undefined
    if (!same) continue
    if (!isChoice(control)) fill(same, control.value)
    else if ((same as HTMLInputElement).checked !== control.checked) same.click()
  }
}

function transferSelection(from: Element | undefined, to: Element | undefined): void {
  if (!isText(from) || !isText(to) || from.selectionStart === null) return
  to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? undefined)
}

/** Transfers the state of one DOM tree of the page to the other: field values, focus with its selection, open details. */
export function transferState(from: Element, to: Element): void {
  for (const details of from.querySelectorAll('details')) {
    const same = sameElement(details, from, to)
    if (same) same.open = details.open
  }
  const focused = document.activeElement ?? undefined
  const inside = focused && from.contains(focused) ? focused : undefined
  const same = inside && sameElement(inside, from, to)
  transferValues(from, to)
  if (same instanceof HTMLElement) same.focus({ preventScroll: true })
  transferSelection(inside, same)
}
