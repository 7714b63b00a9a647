// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { CheckboxGroup } from './checkbox-group.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { RadioGroup } from './radio-group.tsx'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

const shifts = [
  { value: 'day', label: 'Day' },
  { value: 'swing', label: 'Swing', hint: 'noon to 4 pm' },
  { value: 'night', label: 'Night' },
]

it('radio buttons answer the question of their group, with nothing chosen at first', () => {
  const onValueChange = vi.fn()
  render(<RadioGroup legend="Which shift?" name="shift" choices={shifts} onValueChange={onValueChange} />)
  const group = screen.getByRole('radiogroup', { name: 'Which shift?' })
  const radios = screen.getAllByRole<HTMLInputElement>('radio')
  expect(radios.map((radio) => radio.checked)).toEqual([false, false, false])
  expect(radios.every((radio) => group.contains(radio) && radio.name === 'shift')).toBe(true)
  fireEvent.click(screen.getByLabelText('Swing'))
  expect(onValueChange).toHaveBeenCalledWith('swing')
  expect(screen.getByLabelText<HTMLInputElement>('Swing').checked).toBe(true)
})

it('radio buttons show what their owner keeps', () => {
  const { rerender } = render(<RadioGroup legend="Which shift?" choices={shifts} value={null} />)
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  rerender(<RadioGroup legend="Which shift?" choices={shifts} value="night" />)
  expect(screen.getByLabelText<HTMLInputElement>('Night').checked).toBe(true)
})

it('checkboxes give all that is chosen, in the order of the choices', () => {
  const seen = vi.fn()
  const Kept = () => {
    const [value, setValue] = useState<string[]>([])
    const change = (next: string[]) => {
      setValue(next)
      seen(next)
    }
    return <CheckboxGroup legend="When?" choices={shifts} value={value} onValueChange={change} />
  }
  render(<Kept />)
  fireEvent.click(screen.getByLabelText('Night'))
  fireEvent.click(screen.getByLabelText('Day'))
  expect(seen).toHaveBeenLastCalledWith(['day', 'night'])
  fireEvent.click(screen.getByLabelText('Night'))
  expect(seen).toHaveBeenLastCalledWith(['day'])
})

it('a group is described by its hint and its error', () => {
  render(
    <RadioGroup legend="Which shift?" choices={shifts} hint="Choose one." error="This field is required" />,
  )
  const ids = screen.getByRole('radiogroup').getAttribute('aria-describedby')?.split(' ') ?? []
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Choose one.',
    'This field is required',
  ])
})

it('the summary takes the focus when it appears and at each further try', () => {
  const fieldErrors = [{ field: 'email', message: 'Please enter a valid email' }]
  const { rerender } = render(<ErrorSummary title="There is a problem" fieldErrors={[]} />)
  expect(screen.queryByRole('alert')).toBeNull()
  rerender(<ErrorSummary title="There is a problem" fieldErrors={fieldErrors} attempt={1} />)
  const summary = screen.getByRole('alert', { name: 'There is a problem' })
  expect(document.activeElement).toBe(summary)
  summary.blur()
  rerender(<ErrorSummary title="There is a problem" fieldErrors={[...fieldErrors]} attempt={1} />)
  expect(document.activeElement).not.toBe(summary)
  rerender(<ErrorSummary title="There is a problem" fieldErrors={fieldErrors} attempt={2} />)
  expect(document.activeElement).toBe(summary)
})

it('the summary leads to each field by id or by name', () => {
  render(
    <form>
      <ErrorSummary
        title="There is a problem"
        fieldErrors={[
          { field: 'mail', message: 'By id' },
          { field: 'last_name', message: 'By name' },
          { field: 'when', message: 'By group' },
        ]}
      />
      <TextField label="Email" id="mail" />
      <TextField label="Last name" name="last_name" />
      <RadioGroup legend="Which shift?" id="when" choices={shifts} />
    </form>,
  )
  fireEvent.click(screen.getByRole('link', { name: 'By id' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  fireEvent.click(screen.getByRole('link', { name: 'By name' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Last name'))
  fireEvent.click(screen.getByRole('link', { name: 'By group' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Day'))
})
