import { sameElement } from './same-element.ts'

/** What does nothing by itself: a button that is no form's, a form that leads nowhere. */
const idle = 'button[type="button"]'

/** Keeps in mind what was pressed before anything could answer. The returned function presses the same in another drawing. */
export function keepPresses(from: Element): (to: Element) => void {
  const pressed: Element[] = []
  const press = ({ target }: Event) => {
    const button = (target as Element).closest(idle)
    if (button) pressed.push(button)
  }
  const submit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    if (form.hasAttribute('action')) return
    event.preventDefault()
    pressed.push(form)
  }
  from.addEventListener('click', press)
  from.addEventListener('submit', submit as EventListener)
  // whoever presses twice because nothing happens means it once
  const once = () => new Set(pressed)
  return (to) => {
    const same = [...once()].map((element) => sameElement(element, from, to))
    for (const element of same)
      if (element instanceof HTMLFormElement) element.requestSubmit()
      else (element as HTMLElement | undefined)?.click()
  }
}
