// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import {
  answerReference,
  getProfile,
  listReferences,
  openReference,
  sendReference,
  type Reference,
} from '@lunchpail/contracts/profile/api'
import { answer, callsTo, RefusedAnswer, refuse } from '@lunchpail/kit-web/testing/fake-answers'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { pressAndWait, type } from '@lunchpail/kit-web/testing/page-actions'
import { open } from '../../test/page.tsx'
import { answerOf, job, profileOf } from '../../test/profile.ts'

afterEach(cleanup)

const reference: Reference = {
  reference_id: 'a1b',
  manager_name: 'Sam Reyes',
  manager_number: '•••-•••-••42',
  state: 'sent',
  sent_at: '2026-11-22T12:00:00.000Z',
  expires_at: '2026-12-06T12:00:00.000Z',
}

describe('[PR-06] [PR-18] #references', () => {
  it('[PR-11] asks who has proven neither phone nor email for that first', async () => {
    const answers = [
      answer(getProfile, answerOf(profileOf({ jobs: [job] }))),
      answer(listReferences, { references: [] }),
    ]
    await open('/profile#references', answers, 'en', signedInAs())
    await waitFor(() => expect(document.querySelector('[data-slot="auth.own-contact.v1"]')).toBeTruthy())
    expect(screen.queryByLabelText('Manager’s name')).toBeNull()
  })

  it('[PR-11] asks for a job, a name and a number, and says that it is sent, or when it goes', async () => {
    let references: Reference[] = []
    const { calls, router } = await open('/profile#references', [
      answer(
        getProfile,
        answerOf(profileOf({ jobs: [job, { ...job, reference_id: 'c2d', title: 'Picker' }] })),
      ),
      answer(listReferences, () => ({ references })),
      answer(sendReference, () => {
        references = [reference]
        return { reference }
      }),
    ])
    await screen.findByLabelText('Manager’s name')
    await pressAndWait('Send request')
    expect(screen.getAllByText('This field is required').length).toBeGreaterThan(1)
    type('Which job?', 'a1b')
    type('Manager’s name', 'Sam Reyes')
    type('Manager’s mobile number', '2125550142')
    await pressAndWait('Send request')
    // by night somewhere in the US it says when it goes
    expect(await screen.findByText(/^Request (sent|saved)!$/)).toBeTruthy()
    expect(callsTo(calls, sendReference)[0]!.body).toEqual({
      reference_id: 'a1b',
      manager_name: 'Sam Reyes',
      manager_number: '212-555-0142',
    })
    expect(await screen.findByText('Asked')).toBeTruthy()
    expect(screen.getByText('Forklift Operator at Harbor Freight Yard', { selector: 'li *' })).toBeTruthy()
    await pressAndWait('Done')
    expect(router.state.location.hash).toBe('')
  })

  it('[PR-11] leaves the number out where the job has one, and closes where the request fails', async () => {
    const stored = { ...job, manager_name: 'Sam Reyes', manager_number: '2125550142' }
    const { calls } = await open('/profile#references', [
      answer(getProfile, answerOf(profileOf({ jobs: [stored] }))),
      answer(listReferences, { references: [] }),
      refuse(sendReference, 'unavailable'),
    ])
    await screen.findByLabelText('Manager’s name')
    const loads = callsTo(calls, getProfile).length
    await pressAndWait('Send request')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(callsTo(calls, sendReference)[0]!.body).toMatchObject({ manager_number: '' })
    await waitFor(() => expect(callsTo(calls, getProfile).length).toBeGreaterThan(loads))
  })

  it('[PR-09] says so where the profile cannot be fetched, and leads to the history where there is no job', async () => {
    let loads = 0
    await open('/profile#references', [
      // the page has it, and the dialog over it asks again
      answer(getProfile, () =>
        loads++ === 0 ? answerOf(profileOf({ jobs: [] })) : new RefusedAnswer('unavailable'),
      ),
      answer(listReferences, { references: [] }),
    ])
    expect(
      await screen.findByText('We were unable to fetch your profile data. Please try again.'),
    ).toBeTruthy()
    cleanup()
    await open('/profile#references', [
      answer(getProfile, answerOf(profileOf({ jobs: [] }))),
      answer(listReferences, { references: [] }),
    ])
    expect(
      (await screen.findByRole('link', { name: 'Add a job to my work history' })).getAttribute('href'),
    ).toBe('/profile#history')
  })
})

describe('[PR-11] the page behind the link', () => {
  const asked = answer(openReference, {
    candidate_name: 'Rosa Diaz',
    manager_name: 'Sam Reyes',
    title: 'Picker',
    company: 'Acme',
    start_date: '01/2022',
    end_date: null,
    expires_at: '2026-12-06T12:00:00.000Z',
  })
  const at = `/reference#${'a'.repeat(43)}`

  it('takes a no, in Spanish, and keeps the secret out of the address', async () => {
    // with what the text had behind its link
    const { calls, router } = await open(`${at}).`, [asked, answer(answerReference, { done: true })], 'es')
    await screen.findByRole('heading', { level: 1, name: 'Rosa Diaz te pide una referencia' })
    expect(router.state.location.hash).toBe('')
    await pressAndWait('Prefiero no darla')
    expect(await screen.findByText('No le diremos a Rosa Diaz que no quisiste.')).toBeTruthy()
    expect(callsTo(calls, answerReference)[0]!.body).toEqual({ token: 'a'.repeat(43), said: 'declined' })
  })

  it('takes that it is another person, and says where the link no longer works', async () => {
    const { calls } = await open(at, [asked, answer(answerReference, { done: true })])
    await screen.findByRole('heading', { level: 1, name: 'Rosa Diaz is asking you for a reference' })
    await pressAndWait('I’m not Sam Reyes')
    expect(await screen.findByText('Sorry for the text')).toBeTruthy()
    expect(callsTo(calls, answerReference)[0]!.body).toEqual({ token: 'a'.repeat(43), said: 'not-me' })
    cleanup()
    await open(at, [refuse(openReference, 'reference-closed')])
    expect(await screen.findByText('This link no longer works')).toBeTruthy()
    cleanup()
    await open(at, [refuse(openReference, 'invalid')])
    expect(await screen.findByText('Part of this link is missing')).toBeTruthy()
  })

  it('is not for the person who asked, and leads them to their references', async () => {
    await open(at, [refuse(openReference, 'forbidden')])
    await screen.findByRole('heading', { level: 1, name: 'This link is for your manager' })
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByRole('link', { name: 'Your requests' }).getAttribute('href')).toBe(
      '/profile#references',
    )
  })
})
