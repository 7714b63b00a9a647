// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { PasswordField } from './password-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'
import { TextareaField } from './textarea-field.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const described = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

describe('a text field', () => {
  it('belongs to its label, its hint and its error', () => {
    render(
      <TextField
        label="Email"
        mark="(optional)"
        hint="For interview times"
        error="Please enter a valid email"
      />,
    )
    const input = screen.getByLabelText('Email (optional)')
    expect(described(input)).toEqual(['For interview times', 'Please enter a valid email'])
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })

  it('carries neither when there is none', () => {
    render(<TextField label="Email" />)
    const input = screen.getByLabelText('Email')
    expect(input.hasAttribute('aria-describedby')).toBe(false)
    expect(input.hasAttribute('aria-invalid')).toBe(false)
  })

  it('keeps what the person typed while its error comes and goes', () => {
    const { rerender } = render(<TextField label="Email" />)
    fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'ana@' } })
    rerender(<TextField label="Email" error="Please enter a valid email" />)
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@')
  })

  it('hands on what a form library registers', () => {
    const ref = createRef<HTMLInputElement>()
    const onChange = vi.fn()
    const onBlur = vi.fn()
    render(<TextField label="Email" name="email" ref={ref} onChange={onChange} onBlur={onBlur} />)
    fireEvent.input(screen.getByLabelText('Email'), { target: { value: 'a' } })
    fireEvent.blur(screen.getByLabelText('Email'))
    expect(ref.current?.name).toBe('email')
    expect(onChange).toHaveBeenCalledOnce()
    expect(onBlur).toHaveBeenCalledOnce()
  })
})

it('a password can be read and hidden again', () => {
  render(<PasswordField label="Password" showText="Show" hideText="Hide" defaultValue="lunchpail1" />)
  const input = screen.getByLabelText<HTMLInputElement>('Password')
  expect(input.type).toBe('password')
  fireEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(input.type).toBe('text')
  fireEvent.click(screen.getByRole('button', { name: 'Hide' }))
  expect(input.type).toBe('password')
  expect(input.value).toBe('lunchpail1')
})

it('a select offers its choices after the empty one', () => {
  render(
    <SelectField label="State" emptyLabel="Choose one" choices={[{ value: 'NJ', label: 'New Jersey' }]} />,
  )
  const select = screen.getByLabelText<HTMLSelectElement>('State')
  expect([...select.options].map((option) => option.text)).toEqual(['Choose one', 'New Jersey'])
  expect(select.value).toBe('')
})

it('a checkbox belongs to its error', () => {
  render(<Checkbox label="I agree" error="This field is required" />)
  const box = screen.getByLabelText('I agree')
  expect(described(box)).toEqual(['This field is required'])
  expect(box.getAttribute('aria-invalid')).toBe('true')
})

describe('a text area', () => {
  const counter = (used: number, limit: number) => `${used} of ${limit}`

  it('counts what is typed and describes itself by the count', () => {
    render(<TextareaField label="About you" limit={5} counter={counter} defaultValue="ab" />)
    const area = screen.getByLabelText('About you')
    expect(described(area)).toEqual(['2 of 5'])
    fireEvent.input(area, { target: { value: 'abcdefg' } })
    expect(described(area)).toEqual(['7 of 5'])
  })

  const pass = (milliseconds: number) => {
    act(() => {
      vi.advanceTimersByTime(milliseconds)
    })
  }

  it('says the count when the typing pauses, and nothing before it begins', () => {
    vi.useFakeTimers()
    render(<TextareaField label="About you" limit={5} counter={counter} />)
    pass(5000)
    expect(screen.getByRole('status').textContent).toBe('')
    fireEvent.input(screen.getByLabelText('About you'), { target: { value: 'a' } })
    pass(500)
    fireEvent.input(screen.getByLabelText('About you'), { target: { value: 'ab' } })
    pass(900)
    expect(screen.getByRole('status').textContent).toBe('')
    pass(200)
    expect(screen.getByRole('status').textContent).toBe('2 of 5')
  })
})
