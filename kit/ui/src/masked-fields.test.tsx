// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DateField, MonthYearField, PhoneField } from './masked-fields.tsx'

afterEach(cleanup)

const input = () => screen.getByRole<HTMLInputElement>('textbox')

/** What the browser does with one press, then what the field makes of it. */
const press = (key: string) => {
  const field = input()
  const { value } = field
  const start = field.selectionStart ?? value.length
  const end = field.selectionEnd ?? value.length
  const back = key === 'Backspace'
  const from = back && start === end ? Math.max(0, start - 1) : start
  const inserted = back ? '' : key
  const text = value.slice(0, from) + inserted + value.slice(end)
  const caret = from + inserted.length
  fireEvent.input(field, {
    target: { value: text, selectionStart: caret, selectionEnd: caret },
    inputType: back ? 'deleteContentBackward' : 'insertText',
  })
}

const type = (keys: string) => keys.split('').forEach(press)

const place = (start: number, end = start) => input().setSelectionRange(start, end)

const seen = () => {
  const { value, selectionStart } = input()
  return `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`
}

function Kept({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState('')
  const change = (text: string) => {
    setValue(text)
    onChange(text)
  }
  return <PhoneField label="Phone" name="phone" value={value} onChange={change} />
}

describe('[WZ-36] masked fields', () => {
  it('writes dashes into a phone number that its owner keeps, and says each text', () => {
    const onChange = vi.fn()
    render(<Kept onChange={onChange} />)
    type('2125550142')
    expect(seen()).toBe('212-555-0142|')
    expect(onChange).toHaveBeenLastCalledWith('212-555-0142')
    expect(onChange).toHaveBeenCalledTimes(10)
  })

  it('keeps the caret where the person works', () => {
    render(<PhoneField label="Phone" defaultValue="2125550142" />)
    place(6)
    press('Backspace')
    expect(seen()).toBe('212-5|50-142')
    press('5')
    expect(seen()).toBe('212-55|5-0142')
    place(4)
    press('Backspace')
    expect(seen()).toBe('21|5-550-142')
  })

  it('takes a whole number that is pasted over what stood there', () => {
    render(<PhoneField label="Phone" defaultValue="646" />)
    place(0, 3)
    press('+1 (212) 555-0142')
    expect(seen()).toBe('212-555-0142|')
  })

  it('writes slashes into a day and fills it up when it is left', () => {
    const onChange = vi.fn()
    render(<DateField label="Date of birth" onChange={onChange} />)
    type('05121990')
    expect(seen()).toBe('05/12/1990|')
    place(1)
    press('Backspace')
    expect(seen()).toBe('|5/12/1990')
    fireEvent.blur(input())
    expect(input().value).toBe('05/12/1990')
    expect(onChange).toHaveBeenLastCalledWith('05/12/1990')
  })

  it('masks eight bare digits that are pasted into a day', () => {
    render(<DateField label="Date of birth" />)
    place(0)
    press('05121990')
    expect(seen()).toBe('05/12/1990|')
  })

  it('reads a day whole that is pasted over another, also where both begin alike', () => {
    render(<DateField label="Date of birth" defaultValue="12/26/1990" />)
    input().setSelectionRange(0, 10)
    fireEvent.paste(input())
    fireEvent.input(input(), { target: { value: '11/3/1986' }, inputType: 'insertFromPaste' })
    expect(seen()).toBe('11/03/1986|')
  })

  it('writes a slash into a month', () => {
    render(<MonthYearField label="Start date" />)
    type('5/2020')
    expect(seen()).toBe('05/2020|')
  })

  it('asks for the keyboard with numbers, and for what the browser knows', () => {
    render(<PhoneField label="Phone" autoComplete="tel" />)
    expect(input().inputMode).toBe('numeric')
    expect(input().type).toBe('tel')
    expect(input().getAttribute('autocomplete')).toBe('tel')
  })

  it('leaves the text alone when its owner does not take the change', () => {
    render(<PhoneField label="Phone" value="212" />)
    place(3)
    press('5')
    expect(input().value).toBe('212')
  })
})
