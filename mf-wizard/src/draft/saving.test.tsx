// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { press, type } from '@lunchpail/kit-web/testing/page-actions'
import { aPosition } from '../../test/applicant.ts'
import { dialog, eachOnACleanPage, heading, nearly, open } from '../../test/wizard-page.tsx'

eachOnACleanPage()

describe('saving', () => {
  it('[WZ-28] that fails alerts, keeps what was typed in this browser, and brings it back with the next visit', async () => {
    const fake = nearly(['self_promo'])
    fake.refuse = 'unavailable'
    const first = await open(fake)
    await heading('Tell employers about yourself')
    type('Your summary', 'Not lost.')
    fireEvent.blur(screen.getByLabelText('Your summary'))
    expect(
      await screen.findByText(/could not be submitted. Please check your internet connection/, {}),
    ).toBeTruthy()
    first.unmount()
    fake.refuse = undefined
    await open(fake)
    await heading('Review Application')
    await waitFor(() => expect(fake.application.self_promo).toBe('Not lost.'))
  })

  it('[WZ-30] [WZ-31] saves and exits to the home page, after telling how little is left', async () => {
    const fake = nearly(['self_promo'])
    await open(fake)
    await heading('Tell employers about yourself')
    type('Your summary', 'So far')
    press('Save and exit')
    // of four: the work, the company's questions, and the end
    expect(dialog('3 sections left')).toBeTruthy()
    press('Keep going')
    press('Save and exit')
    press('Leave for now')
    await screen.findByRole('dialog', { name: 'When should we remind you?' })
    press('I’ll remember')
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/')
    expect(fake.reminders).toEqual([])
    expect(fake.application.self_promo).toBe('So far')
  })

  it('[WZ-31] says the same to whoever leaves by a link or by Back, and takes them there once they mean it', async () => {
    const fake = nearly([])
    const { router } = await open(fake)
    await heading('Review Application')
    const go = (to: string) => act(async () => void router.navigate(to))
    await go('/jobs/7')
    expect(dialog('1 section left')).toBeTruthy()
    press('Keep going')
    await heading('Review Application')
    // a page of the application is no way out
    await go('/app/start/#info')
    await heading('About you')
    await go('/jobs/7')
    expect(dialog('4 sections left')).toBeTruthy()
    press('Leave for now')
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/jobs/7')
  })

  it('[WZ-18] sets the reminder that is chosen, and leads home', async () => {
    const fake = nearly(['self_promo'])
    await open(fake)
    await heading('Tell employers about yourself')
    press('Save and exit')
    press('Leave for now')
    await screen.findByRole('dialog', { name: 'When should we remind you?' })
    expect(screen.getByRole('button', { name: 'Tonight' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Tomorrow' })).toBeTruthy()
    const before = Date.now()
    press('In 2 hours')
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/')
    const [reminder] = fake.reminders
    expect(reminder!.type).toBe('save-application')
    const minutes = (Date.parse(reminder!.at) - before) / 60_000
    expect([Math.floor(minutes), fake.reminders.length]).toEqual([120, 1])
  })

  it('[WZ-30] merges what was typed here into what another device saved', async () => {
    const fake = nearly(['self_promo'])
    await open(fake)
    await heading('Tell employers about yourself')
    await waitFor(() => expect(fake.version).toBe(4))
    Object.assign(fake, { version: 9, application: { ...fake.application, address_line1: '2 Other St' } })
    type('Your summary', 'Mine')
    press('Next')
    await heading('Review Application')
    await waitFor(() =>
      expect(fake.application).toMatchObject({ self_promo: 'Mine', address_line1: '2 Other St' }),
    )
    expect(await screen.findByText(/2 Other St/)).toBeTruthy()
  })

  it('[WZ-29] [WZ-30] after another tab sent the application says so, and keeps what was typed here', async () => {
    const fake = nearly(['self_promo'])
    const { router } = await open(fake)
    await heading('Tell employers about yourself')
    await waitFor(() => expect(fake.version).toBe(4))
    const { positions: _, ...person } = fake.application
    Object.assign(fake, { version: 5, saved: false, positions: [], application: person })
    fake.applied = [{ position_id: 7, application_id: 'application-7' }]
    type('Your summary', 'Typed in this tab')
    press('Next')
    await heading('You already applied')
    await waitFor(() => expect(fake.application.self_promo).toBe('Typed in this tab'))
    expect(fake.submits).toEqual([])
    expect(screen.getByRole('link', { name: 'See my application' })).toBeTruthy()
    // what a reload asks for, which finds no draft anymore
    await waitFor(() => expect(router.state.location).toMatchObject({ search: '?p=7', hash: '' }))
  })

  it('[WZ-28] of a job that closed in the meantime takes it out with a notice', async () => {
    const fake = nearly(['self_promo'], { positions: [aPosition(), aPosition({ id: 8, title: 'Packer' })] })
    await open(fake, { path: '/app/start?p=7,8' })
    await heading('Tell employers about yourself')
    await waitFor(() => expect(fake.version).toBe(4))
    fake.closed = [fake.positions[0]!]
    fake.positions = [fake.positions[1]!]
    type('Your summary', 'x')
    press('Next')
    expect(
      await screen.findByText('Picker at Acme is no longer open. We took it out of your application.', {}),
    ).toBeTruthy()
  })
})
