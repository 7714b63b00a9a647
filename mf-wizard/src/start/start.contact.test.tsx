// @vitest-environment happy-dom
import type { FormEvent } from 'react'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { contactSlot } from '@lunchpail/contracts/auth/slots'
import type { SlotOutcome, SlotProps } from '@lunchpail/contracts/slot'
import { currentSession, setSession } from '@lunchpail/kit-web/session'
import { fillSlots, filling } from '@lunchpail/kit-web/testing/fill-slots'
import type { Account } from '@lunchpail/kit-web/testing/sessions'
import { press, type } from '@lunchpail/kit-web/testing/page-actions'
import { fakeWizard, type FakeWizard } from '../../test/fake-wizard.ts'
import { account } from '../../test/applicant.ts'
import { eachOnACleanPage, heading, open } from '../../test/wizard-page.tsx'

eachOnACleanPage()

describe('contact', () => {
  type Contact = SlotOutcome<typeof contactSlot>['contact']
  const typed: Contact = {
    first_name: 'Ana',
    last_name: 'Diaz',
    email: 'ana@example.com',
    phone: '212-555-0142',
    text_consent: true,
  }
  /** Auth's form: what it was given, and how it answers a press of Next. */
  function fillContact(answers: SlotOutcome<typeof contactSlot>['state'][], contact = typed) {
    const given: SlotProps<typeof contactSlot>[] = []
    fillSlots(
      filling(contactSlot, ({ onDone, ...props }) => {
        given.push(props)
        const submit = (event: FormEvent) => {
          event.preventDefault()
          onDone({ state: answers.shift()!, contact })
        }
        return (
          <form id={props.form} onSubmit={submit}>
            <label>
              Typed <input onBlur={() => onDone({ state: 'typed', contact })} />
            </label>
            {props.taken.phone}
          </form>
        )
      }),
    )
    return given
  }
  const openContact = async (fake: FakeWizard, change: Partial<Account> = { phone: null }) => {
    await open(fake, { account: { ...account, ...change } })
    await heading('How can employers reach you?')
    await screen.findByLabelText('Typed')
  }

  it("[WZ-05] is asked by the form of the account, which Next submits; what it saved is the application's", async () => {
    const fake = fakeWizard()
    const given = fillContact(['saving', 'saved'])
    await openContact(fake)
    expect(given.at(-1)).toMatchObject({ typed: { first_name: 'Ana', email: 'ana@example.com' }, taken: {} })
    press('Next')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-busy')).toBe('true'),
    )
    await heading('How can employers reach you?')
    fireEvent.submit(document.querySelector('#contact-form')!)
    await heading('About you')
    await waitFor(() => expect(fake.application).toMatchObject({ phone: '2125550142', first_name: 'Ana' }))
  })

  it('[WZ-05] stays where the form refuses, and goes on where auth is not reached: the application brings it', async () => {
    const fake = fakeWizard()
    fillContact(['refused', 'unreachable'])
    await openContact(fake)
    press('Next')
    await heading('How can employers reach you?')
    press('Next')
    await heading('About you')
    await waitFor(() => expect(fake.application).toMatchObject({ phone: '212-555-0142', text_consent: true }))
  })

  it('[WZ-05] keeps what is typed when the page is left, but for an email that a password guards', async () => {
    const fake = fakeWizard()
    fillContact([], { ...typed, first_name: 'Anna', email: 'new@example.com' })
    await openContact(fake, { phone: null, has_password: true })
    fireEvent.blur(screen.getByLabelText('Typed'))
    await waitFor(() =>
      expect(fake.application).toMatchObject({ first_name: 'Anna', email: 'ana@example.com' }),
    )
  })

  it('[AU-04] shows at the field that another account has the phone, saves all else, and leads there', async () => {
    const fake = fakeWizard({ taken: ['212-555-0142'] })
    const given = fillContact(['unreachable'])
    await openContact(fake)
    fireEvent.blur(screen.getByLabelText('Typed'))
    expect(await screen.findByText('Phone number already in use')).toBeTruthy()
    expect(given.at(-1)).toMatchObject({ typed: { phone: '212-555-0142' } })
    await waitFor(() => expect(fake.saved).toBe(true))
    expect(fake.application.phone).toBeUndefined()
    expect(screen.queryByText(/could not be submitted/)).toBeNull()
  })

  it('[AU-04] says on a later page that a phone typed offline is taken, and leads to the contact', async () => {
    const fake = fakeWizard({ taken: ['212-555-0142'] })
    fillContact(['unreachable'])
    await openContact(fake)
    fake.offline = true
    press('Next')
    await heading('About you')
    fake.offline = false
    fireEvent(window, new Event('online'))
    expect(await screen.findByText('Phone number already in use')).toBeTruthy()
    press('Edit: Contact')
    await heading('How can employers reach you?')
    expect(await screen.findByText('Phone number already in use')).toBeTruthy()
  })

  it('[WZ-05] follows an account that is changed elsewhere while the application is open', async () => {
    const fake = fakeWizard()
    await open(fake)
    await heading('About you')
    await waitFor(() => expect(fake.saved).toBe(true))
    act(() => setSession({ ...currentSession(), account: { ...account, email: 'ana.d@example.com' } }))
    type('Address', '1 Main St')
    fireEvent.blur(screen.getByLabelText('Address'))
    await waitFor(() => expect(fake.application).toMatchObject({ email: 'ana.d@example.com' }))
  })

  it('[WZ-05] is passed by where the account tells everything; the next page tells the 6 minutes', async () => {
    await open(fakeWizard())
    await heading('About you')
    expect(screen.getByText(/about 6 minutes/)).toBeTruthy()
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('Step 2 of 6, part 1 of 2')
  })
})
