import { configure, fireEvent, screen } from '@testing-library/react'

// the first screen of a file loads its modules, on a machine that may be busy
configure({ asyncUtilTimeout: 10_000 })

export const type = (label: string | RegExp, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}
export const typed = (label: string | RegExp): string => screen.getByLabelText<HTMLInputElement>(label).value
export const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }))
}
/** The sentence that is shown and read at a field. */
export const errorAt = (label: string | RegExp): string | undefined => {
  const field = screen.getByLabelText(label)
  if (field.getAttribute('aria-invalid') !== 'true') return undefined
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return document.getElementById(ids.find((id) => id.endsWith('-error')) ?? '')?.textContent ?? undefined
}
