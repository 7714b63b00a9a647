// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveAccount } from '@lunchpail/contracts/auth/api'
import { currentSession, refreshSession, type Session } from '@lunchpail/kit-web/session'
import { answer, refuse, type FakeAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { errorAt, type, typed } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { answerSession } from '@lunchpail/kit-web/testing/sessions'
import { signedInSession } from '../../test/answers.ts'
import { ContactSlot } from './contact.slot.tsx'

const done = vi.fn()
beforeEach(() => done.mockReset())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Account = NonNullable<Session['account']>
const account: Account = { ...signedInSession.account, phone: null, text_consent: false, has_password: true }
const session = { ...signedInSession, account }
const stored = { first_name: 'Rosa', last_name: 'Diaz', email: 'rosa@example.com' }
type Props = Partial<Parameters<typeof ContactSlot>[0]>
const render = (answers: readonly FakeAnswer[] = [], props: Props = {}, of: Account = account) =>
  renderScreen(<ContactSlot form="step" typed={{}} taken={{}} onDone={done} {...props} />, {
    path: '/app/start',
    session: { ...session, account: of },
    answers,
  })
/** The page's own button submits it. */
const next = () => fireEvent.submit(document.querySelector('#step')!)
const states = () => done.mock.calls.map(([outcome]) => (outcome as { state: string }).state)

describe('[WZ-05] the contact of an account as a step of a page', () => {
  it('saves a first phone with the consent, and the page knows it at once', async () => {
    const { calls } = await render([answer(saveAccount, signedInSession)])
    expect(typed('First name')).toBe('Rosa')
    type('Mobile phone', '2125550142')
    fireEvent.click(screen.getByRole('checkbox'))
    answerSession({ ...session, account: { ...account, phone: '2125550142' } })
    next()
    await waitFor(() => expect(states()).toEqual(['saving', 'saved']))
    expect(done.mock.lastCall![0].contact).toEqual({ ...stored, phone: '212-555-0142', text_consent: true })
    expect(calls[0]!.body).toMatchObject({ phone: '212-555-0142', changed: ['phone'], text_consent: true })
    expect(currentSession().account!.phone).toBe('2125550142')
  })

  it('mends an email by the current password', async () => {
    const { calls } = await render(
      [answer(saveAccount, signedInSession)],
      {},
      { ...account, phone: '2125550142' },
    )
    type('Email', 'rosa.new@example.com')
    next()
    await waitFor(() => expect(errorAt('Current password')).toBe('Please enter your current password'))
    type('Current password', 'blue truck 7')
    answerSession(session)
    next()
    await waitFor(() => expect(states()).toEqual(['saving', 'saved']))
    expect(calls[0]!.body).toMatchObject({ email: 'rosa.new@example.com', current_password: 'blue truck 7' })
  })

  it('sends nothing where nothing was changed', async () => {
    const { calls } = await render([], {}, { ...account, phone: '2125550142' })
    next()
    await waitFor(() => expect(states()).toEqual(['saved']))
    expect(calls).toEqual([])
  })

  it('[AU-27] keeps what was changed elsewhere since it was opened', async () => {
    const opened = { ...account, phone: '2125550142' }
    const { calls } = await render([answer(saveAccount, signedInSession)], {}, opened)
    answerSession({ ...session, account: { ...opened, last_name: 'Díaz', phone: '2125550177' } })
    await act(refreshSession)
    type('First name', 'Rosalía')
    next()
    await waitFor(() => expect(states()).toEqual(['saving', 'saved']))
    expect(calls.map(({ body }) => body)).toMatchObject([{ first_name: 'Rosalía', changed: ['first_name'] }])
  })

  it('says at its field what is in use, whoever found out, and keeps what was typed', async () => {
    const error = 'Phone number already in use'
    const fields = { phone: { code: 'account.phone-taken', error } }
    await render(
      [refuse(saveAccount, 'duplicate-user', error, fields)],
      {
        taken: { email: 'Email already in use' },
        typed: { email: 'bo@example.com' },
      },
      { ...account, has_password: false },
    )
    expect([typed('Email'), errorAt('Email')]).toEqual(['bo@example.com', 'Email already in use'])
    type('Mobile phone', '2125550199')
    next()
    await waitFor(() => expect(errorAt('Mobile phone')).toBe(error))
    expect(typed('Mobile phone')).toBe('212-555-0199')
    expect(states()).toEqual(['saving', 'refused'])
  })

  it('leaves it to the page where auth is not reached, but for what needs the password', async () => {
    const unreachable: FakeAnswer = {
      endpoint: saveAccount,
      reply: () => {
        throw new TypeError('Failed to fetch')
      },
    }
    await render([unreachable])
    type('Mobile phone', '2125550142')
    next()
    await waitFor(() => expect(states()).toEqual(['saving', 'unreachable']))
    type('Email', 'rosa.new@example.com')
    type('Current password', 'blue truck 7')
    next()
    await waitFor(() => expect(states().slice(2)).toEqual(['saving', 'refused']))
    expect(typed('Email')).toBe('rosa.new@example.com')
  })

  it('tells the page what is typed when a field is left', async () => {
    await render()
    type('First name', 'Rosalía')
    fireEvent.blur(screen.getByLabelText('First name'))
    expect(done).toHaveBeenLastCalledWith({
      state: 'typed',
      contact: { ...stored, first_name: 'Rosalía', phone: '', text_consent: false },
    })
  })
})
