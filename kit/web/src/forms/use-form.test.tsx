// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { ApiError } from '../api-error.ts'
import { setLanguage } from '../language.ts'
import { errorSummary, press, type, typed } from '../testing/page-actions.ts'
import { useForm } from './use-form.ts'

// these render at once, and do not wait for sentences
beforeAll(() => setLanguage('en'))
afterEach(cleanup)

interface Values {
  readonly email: string
  readonly password: string
}
const required = ({ email, password }: Values) => ({
  ...(email.includes('@') ? {} : { email: { key: 'email' } }),
  ...(password.length > 7 ? {} : { password: { key: 'password' } }),
})

interface LoginProps {
  readonly submit?: () => Promise<void>
  readonly intercept?: () => boolean
  readonly withEmail?: boolean
}

function Login({ submit = async () => {}, intercept = () => false, withEmail = true }: LoginProps) {
  const form = useForm<Values>({ initial: { email: '', password: '' }, check: required, submit, intercept })
  const { error: _email, ...email } = form.field('email')
  const { error: _password, ...password } = form.field('password')
  return (
    <form onSubmit={form.onSubmit}>
      <div role="alert">
        {form.summary.fieldErrors
          .map(({ message, ...at }) => ('field' in at ? at.field : message))
          .map((text) => (
            <a key={text} href="#field">
              {text}
            </a>
          ))}
      </div>
      {withEmail && <input aria-label="Email" {...email} />}
      <input aria-label="Password" type="password" {...password} />
      <button type="submit">{form.busy ? 'Sending' : 'Send'}</button>
    </form>
  )
}
const shownErrors = () => screen.queryAllByRole('link').map((link) => link.textContent)
const fillIn = () => {
  type('Email', 'rosa@example.com')
  type('Password', 'blue truck 7')
}
const refusal = (fieldErrors = {}) =>
  new ApiError({ code: 'invalid', message: 'Refused.', status: 400, fieldErrors })

it('keeps what is typed out of the attributes of the page, also where a field comes back', () => {
  const { container, rerender } = render(<Login />)
  fillIn()
  expect(typed('Password')).toBe('blue truck 7')
  expect(screen.getByLabelText('Password').getAttribute('value') ?? '').toBe('')
  rerender(<Login withEmail={false} />)
  rerender(<Login />)
  expect(typed('Email')).toBe('rosa@example.com')
  expect(container.innerHTML).not.toMatch(/rosa|truck/)
})

it('keeps the place of an error while the field is wrong still', () => {
  render(<Login />)
  press('Send')
  expect(errorSummary()).toEqual(['email', 'password'])
  type('Email', 'rosa')
  expect(errorSummary()).toEqual(['email', 'password'])
  type('Email', 'rosa@example.com')
  expect(errorSummary()).toEqual(['password'])
})

it('says in the title of the page that something is wrong, until it is right or the form is gone', async () => {
  document.title = 'Log in · Lunchpail'
  const { unmount } = render(<Login />)
  press('Send')
  await waitFor(() => expect(document.title).toBe('Error: Log in · Lunchpail'))
  fillIn()
  await waitFor(() => expect(document.title).toBe('Log in · Lunchpail'))
  type('Email', '')
  await waitFor(() => expect(document.title).toBe('Error: Log in · Lunchpail'))
  unmount()
  expect(document.title).toBe('Log in · Lunchpail')
})

it('takes the last refusal away as soon as the form is sent again', async () => {
  const answers = [Promise.reject(refusal()), new Promise<void>(() => {})]
  render(<Login submit={() => answers.shift()!} />)
  fillIn()
  press('Send')
  await waitFor(() => expect(shownErrors()).toEqual(['Refused.']))
  press('Send')
  await screen.findByText('Sending')
  expect(shownErrors()).toEqual([])
})

it('leaves everything as it is where a submit is intercepted', async () => {
  const refused = { email: { code: 'email', error: 'Taken.' } }
  let sent = 0
  const submit = async () => {
    sent++
    throw refusal(refused)
  }
  const { rerender } = render(<Login submit={submit} />)
  fillIn()
  press('Send')
  await waitFor(() => expect(shownErrors()).toEqual(['email']))
  rerender(<Login submit={submit} intercept={() => true} />)
  fireEvent.submit(document.querySelector('form')!)
  expect(shownErrors()).toEqual(['email'])
  expect(sent).toBe(1)
})
