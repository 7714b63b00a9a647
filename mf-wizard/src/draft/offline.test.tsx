// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { saveApplication } from '@lunchpail/contracts/wizard/api'
import { callsTo } from '@lunchpail/kit-web/testing/fake-answers'
import { press, type } from '@lunchpail/kit-web/testing/page-actions'
import { fakeWizard } from '../../test/fake-wizard.ts'
import { aPosition } from '../../test/applicant.ts'
import { choose, eachOnACleanPage, field, heading, nearly, open } from '../../test/wizard-page.tsx'

eachOnACleanPage()

const sentence =
  'The application could not be submitted. Please check your internet connection and try again.'

describe('without a connection', () => {
  it('[BY-11] [WZ-28] every step goes on, and all is sent when the connection is back', async () => {
    const positions = [
      aPosition({
        keywords: [{ id: 'forklift', name: 'Driving a forklift' }],
        schedule_start: '6:00 AM or 2:00 PM',
      }),
    ]
    const fake = fakeWizard({ positions })
    await open(fake)
    await heading('About you')
    await waitFor(() => expect(fake.saved).toBe(true))
    fake.offline = true

    type('Address', '1 Main St')
    type('City', 'Newark')
    type('State', 'NJ')
    type('ZIP code', '07102')
    type('Date of birth', '02031990')
    type('Highest level of education', '1')
    choose('Are you allowed', 'Yes')
    press('Next')
    await heading('Equal opportunity')
    choose('Gender', 'Female')
    choose('Ethnicity', 'White')
    choose('Veteran status', 'I’d rather not say')
    choose('Do you have a disability', 'I’d rather not say')
    press('Next')
    await heading('When can you work?')
    expect(await screen.findByText(sentence)).toBeTruthy()
    press('Next')
    await heading('Your skills')
    press('Begin')
    await heading('Driving a forklift')
    press('Yes')
    await heading('Thanks, that helps')
    press('Next')
    await heading('Where have you worked?')
    press('Add a job')
    await heading('Add a job')
    type('Job title', 'Picker')
    type('Company', 'Acme')
    type('City', 'Newark')
    type('State', 'NJ')
    type('Start date', '01/2020')
    fireEvent.click(screen.getByLabelText('I work here now'))
    type('What did you do there?', 'Drove a forklift.')
    press('Save this job')
    await heading('Where have you worked?')
    press('Next')
    await heading('Which shift do you prefer?')
    type(/Picker at/, 'any')
    press('Next')
    await heading('More jobs that fit you')
    press('Skip')
    await heading('Review Application')
    expect(fake.application.address_line1).toBeUndefined()
    // The equal-opportunity answers wait in memory alone.
    expect(JSON.stringify(Object.entries(localStorage))).not.toMatch(/gender|ethnicity|veteran|disability/)

    fake.offline = false
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(fake.application.pref_shift_start).toEqual({ '7': 'any' }))
    expect(fake.application).toMatchObject({
      address_line1: '1 Main St',
      pref_shift_day: 4,
      skills: [{ qid: 'forklift', has_skill: true }],
      jobs: [{ title: 'Picker' }],
      suggestions_done: true,
    })
    expect(fake.equalOpportunity).toMatchObject({ gender: 'female', disability_status: 3 })
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
    await waitFor(() => expect(Object.keys(localStorage)).toEqual(['language']))
  })

  it('[BY-11] [WZ-31] what was typed outlasts a reload, and the browser warns before it is lost', async () => {
    const fake = nearly(['self_promo'])
    const first = await open(fake)
    await heading('Tell employers about yourself')
    await waitFor(() => expect(fake.version).toBe(4))
    const leaving = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(leaving()).toBe(false)
    fake.offline = true
    type('Your summary', 'Not lost.')
    expect(leaving()).toBe(true)
    first.unmount()
    fake.offline = false
    await open(fake)
    await heading('Review Application')
    expect(screen.getByText('Not lost.')).toBeTruthy()
    await waitFor(() => expect(fake.application.self_promo).toBe('Not lost.'))
    await waitFor(() => expect(leaving()).toBe(false))
  })

  it('[BY-11] nor is the job forgotten, where not one save has arrived', async () => {
    const fake = fakeWizard({ refuse: 'unavailable' })
    const first = await open(fake)
    await heading('About you')
    type('Address', '1 Main St')
    first.unmount()
    // the address no longer names the job: it belongs to the draft, which the server does not have
    await open(fake, { path: '/app/start?sn=0' })
    await heading('About you')
    expect(field('Address').value).toBe('1 Main St')
  })
})

describe('two tabs', () => {
  it('[WZ-28] without a connection lose nothing of each other', async () => {
    const fake = nearly(['self_promo'])
    const first = await open(fake)
    await heading('Tell employers about yourself')
    await waitFor(() => expect(fake.version).toBe(4))
    fake.offline = true
    type('Your summary', 'From the first tab')
    first.unmount()
    // A second tab saved a job in the meantime.
    const job = { reference_id: 'abc', title: 'Picker' }
    Object.assign(fake, { version: 9, application: { ...fake.application, jobs: [job] } })
    fake.offline = false
    await open(fake)
    await waitFor(() =>
      expect(fake.application).toMatchObject({ self_promo: 'From the first tab', jobs: [job] }),
    )
  })
})

describe('a section that was changed somewhere else', () => {
  it('[WZ-28] is told at its step: the newer one stands, or what was saved here', async () => {
    const fake = nearly(['self_promo'], { replaced: { theirs: ['summary'], ours: [] } })
    await open(fake)
    await heading('Tell employers about yourself')
    expect(screen.getByText('You also changed this somewhere else. We kept the newer version.')).toBeTruthy()
    fake.replaced = { theirs: [], ours: ['summary'] }
    type('Your summary', 'Mine')
    expect(screen.queryByText(/You also changed this/)).toBeNull()
    fireEvent.blur(screen.getByLabelText('Your summary'))
    expect(
      await screen.findByText('You also changed this somewhere else. We kept what you saved last.'),
    ).toBeTruthy()
  })

  it('names the versions that the page was rendered from with each save', async () => {
    const { calls } = await open(nearly(['self_promo']))
    await heading('Tell employers about yourself')
    const saved = () => callsTo(calls, saveApplication)[0]
    await waitFor(() => expect(saved()?.body).toMatchObject({ sections: { history: 3 } }))
  })
})
