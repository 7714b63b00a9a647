// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRef, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

afterEach(cleanup)

function Asking() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Are you sure?" closeLabel="Close">
        <p>It cannot be undone.</p>
      </Dialog>
    </>
  )
}

it('is named by its title, which takes the focus and gives it back', () => {
  render(<Asking />)
  screen.getByText('Ask').closest('button')?.focus()
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(screen.getByText('Ask'))
  const dialog = screen.getByRole('dialog', { name: 'Are you sure?' })
  expect((dialog as HTMLDialogElement).open).toBe(true)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Are you sure?' }))
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('gives the focus to the field that is named', () => {
  const field = createRef<HTMLInputElement>()
  render(
    <Dialog open onClose={() => {}} title="Log in" closeLabel="Close" initialFocus={field}>
      <input ref={field} aria-label="Email" />
    </Dialog>,
  )
  expect(document.activeElement).toBe(field.current)
})

it('asks to be closed by Escape and by a press beside it, never by one within', () => {
  const onClose = vi.fn()
  render(
    <Dialog open onClose={onClose} title="Log in" closeLabel="Close">
      <p>Inside</p>
    </Dialog>,
  )
  fireEvent.mouseDown(screen.getByText('Inside'))
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.mouseDown(screen.getByRole('dialog'))
  expect(onClose).toHaveBeenCalledTimes(1)
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(onClose).toHaveBeenCalledTimes(2)
})

it('says so when the browser closed it by itself, and once when its owner did', () => {
  const onClose = vi.fn()
  const { rerender } = render(
    <Dialog open onClose={onClose} title="Log in" closeLabel="Close">
      <p>Inside</p>
    </Dialog>,
  )
  screen.getByRole<HTMLDialogElement>('dialog').close()
  expect(onClose).toHaveBeenCalledTimes(1)
  rerender(
    <Dialog open={false} onClose={onClose} title="Log in" closeLabel="Close">
      <p>Inside</p>
    </Dialog>,
  )
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('stays on a press beside it where typed text would be lost', () => {
  const onClose = vi.fn()
  render(
    <Dialog open onClose={onClose} title="Log in" closeLabel="Close" closeOutside={false}>
      <p>Inside</p>
    </Dialog>,
  )
  fireEvent.mouseDown(screen.getByRole('dialog'))
  expect(onClose).not.toHaveBeenCalled()
})
