// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react'
import type { FormEvent } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { press } from '@lunchpail/kit-web/testing/page-actions'
import type { Mismatch } from '@lunchpail/contracts/jobs/rules/mismatch'
import { setSlotSource } from '@lunchpail/kit-web/slot'
import { answerSession, signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { type FakeWizard } from '../../../test/fake-wizard.ts'
import { account, aPosition } from '../../../test/applicant.ts'
import {
  dialog,
  eachOnACleanPage,
  heading,
  nearly,
  open,
  throughPreCheck,
} from '../../../test/wizard-page.tsx'

eachOnACleanPage()

const commute: Mismatch = { type: 'commute', driving_minutes: 55, transit_minutes: 130, pref: 30 }
const availability: Mismatch = { type: 'availability', pref: 1, shift: ['night'] }
const skills: Mismatch = { type: 'qualifications', skills: ['Driving a forklift'] }

const twoJobs = (mismatches: FakeWizard['mismatches']) => {
  const positions = [aPosition(), aPosition({ id: 8, title: 'Packer' })]
  const fake = nearly([], { positions, mismatches })
  fake.application.positions = [7, 8]
  return fake
}
const submit = async (fake: FakeWizard) => {
  const opened = await open(fake, { path: '/app/start' })
  await heading('Review Application')
  await throughPreCheck(() => press('Submit'))
  return opened
}

describe('after Submit', () => {
  it('[WZ-25] the pre-check takes the focus, and lets no tabs come to where Submit was', async () => {
    await open(twoJobs({}), { path: '/app/start' })
    await heading('Review Application')
    press('Submit')
    const title = await heading('One moment')
    await waitFor(() => expect(document.activeElement).toBe(title))
    expect(document.querySelector('[data-action-bar]')).not.toBeNull()
  })

  it('[WZ-25] qualifications and experience are shown before it is sent, and not asked', async () => {
    const fake = twoJobs({ '7': [skills], '8': [{ type: 'experience', months: 6 }] })
    await submit(fake)
    await heading('Ready to send 2 applications')
    const [first, second] = Array.from(
      screen.getByRole('list', { name: 'Jobs you’re applying to' }).children,
      ({ textContent }) => textContent,
    )
    expect(first).toContain('They’re looking for skills you don’t have: Driving a forklift.')
    expect(second).toMatch(/looking for 6 months of experience/)
    expect(second).not.toContain('skills')
    expect(screen.queryByRole('button', { name: 'No, skip this job' })).toBeNull()
    expect(fake.submits).toHaveLength(0)
    press('Send 2 applications')
    await heading('Application sent')
    expect(fake.submits.map(({ body }) => body.mismatch_ack)).toEqual([{}])
  })

  it('[WZ-25] those of a job that nothing is asked about are on the summary', async () => {
    await submit(twoJobs({ '7': [commute], '8': [skills] }))
    await heading(/^This job is about/)
    expect(screen.queryByText(/looking for skills/)).toBeNull()
    press('Yes, apply')
    await heading('Ready to send 2 applications')
    expect(screen.getByText('They’re looking for skills you don’t have: Driving a forklift.')).toBeTruthy()
  })

  it('[WZ-25] nothing that may not suit goes straight through, after a pre-check that saves by its name', async () => {
    const fake = twoJobs({})
    const { calls } = await submit(fake)
    await heading('Application sent')
    expect(calls.some(({ url }) => url.searchParams.get('_st') === 'pre-check')).toBe(true)
    expect(fake.submits).toHaveLength(1)
  })

  it('[WZ-25] what may not suit is confirmed, and kept with the application', async () => {
    const fake = twoJobs({ '7': [commute, skills], '8': [availability] })
    await submit(fake)
    await heading('This job is about 55 minutes away. Is that OK?')
    expect(screen.getByText(/55 minutes by car, or 120\+ minutes by public transit/)).toBeTruthy()
    expect(screen.getByText(/You said your limit is 30 minutes/)).toBeTruthy()
    expect(screen.getByText('They’re looking for skills you don’t have: Driving a forklift.')).toBeTruthy()
    press('Yes, apply')
    await heading('This job doesn’t match your shifts. Apply anyway?')
    expect(screen.getByText('It’s a night job. You said “Definitely not” to nights.')).toBeTruthy()
    press('Yes, apply')
    await heading('Ready to send 2 applications')
    expect(screen.queryByText(/left out/)).toBeNull()
    press('Send 2 applications')
    await heading('Application sent')
    expect(fake.submits.map(({ body }) => body.mismatch_ack)).toEqual([
      { '7': ['commute'], '8': ['availability'] },
    ])
  })

  it('[WZ-25] a longest commute that the person never gave is not told as theirs', async () => {
    await submit(twoJobs({ '7': [{ type: 'commute', driving_minutes: 55, transit_minutes: 130 }] }))
    await heading('This job is about 55 minutes away. Is that OK?')
    expect(screen.getByText(/55 minutes by car, or 120\+ minutes by public transit/)).toBeTruthy()
    expect(screen.queryByText(/your limit is/)).toBeNull()
  })

  it('[WZ-25] asks about the way that the person takes, also where another is quicker', async () => {
    const byTransit: Mismatch = { ...commute, transit_minutes: 70, minutes: 70, pref: 60 }
    await submit(twoJobs({ '7': [byTransit] }))
    await heading('This job is about 70 minutes away. Is that OK?')
  })

  it('[WZ-25] names every shift of a job that was rated out', async () => {
    await submit(twoJobs({ '7': [{ type: 'availability', pref: 1, shift: ['swing', 'night'] }] }))
    await heading('This job doesn’t match your shifts. Apply anyway?')
    expect(
      screen.getByText(
        'It’s a swing shift or night job. You said “Definitely not” to swing shifts and nights.',
      ),
    ).toBeTruthy()
  })

  it('[WZ-25] a job that is cancelled is left out, with all else that was to be asked of it', async () => {
    const fake = twoJobs({ '7': [commute, availability] })
    await submit(fake)
    await heading('This job is about 55 minutes away. Is that OK?')
    press('No, skip this job')
    await heading('Ready to send 1 application')
    expect(screen.getByText('1 job left out')).toBeTruthy()
    press('Back')
    await heading('This job is about 55 minutes away. Is that OK?')
    press('No, skip this job')
    await heading('Ready to send 1 application')
    press('Send application')
    await heading('Application sent')
    expect(fake.submits[0]?.body.positions).toEqual([8])
    expect(screen.queryByText('Picker')).toBeNull()
  })

  it('[WZ-25] when every job is cancelled it says so and offers others', async () => {
    const fake = twoJobs({ '7': [commute], '8': [{ type: 'location', driving_minutes: 200 }] })
    await submit(fake)
    await heading('This job is about 55 minutes away. Is that OK?')
    press('No, skip this job')
    await heading('This job is far from you. Apply anyway?')
    press('No, skip this job')
    await heading('No jobs left to apply to')
    press('Find other jobs')
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/jobs')
    expect(fake.submits).toHaveLength(0)
    await waitFor(() => expect(fake.application.positions).toEqual([]))
  })

  it('[WZ-25] what began to speak against a job in the meantime is asked as well', async () => {
    const fake = twoJobs({ '7': [commute] })
    await submit(fake)
    await heading('This job is about 55 minutes away. Is that OK?')
    press('Yes, apply')
    await heading('Ready to send 2 applications')
    fake.mismatches = { '7': [commute, availability] }
    press('Send 2 applications')
    await heading('This job doesn’t match your shifts. Apply anyway?')
    press('Yes, apply')
    await heading('Ready to send 2 applications')
    press('Send 2 applications')
    await heading('Application sent')
    expect(fake.submits[0]?.body.mismatch_ack).toEqual({ '7': ['commute', 'availability'] })
  })

  it('[BY-15] names the skills that are missing, and the pages that come next, in Spanish', async () => {
    const forklift = { id: 'forklift', name: 'Driving a forklift' }
    const positions = [aPosition({ keywords: [forklift] })]
    const fake = nearly([], { positions, mismatches: { '7': [commute, skills] } })
    fake.application.skills = [{ qid: 'forklift', has_skill: false }]
    await open(fake, { language: 'es' })
    await heading('Revisa tu solicitud')
    await throughPreCheck(() => press('Enviar'), 'Un momento')
    await screen.findByText('Buscan habilidades que no tienes: Manejar un montacargas.')
    press('Sí, postularme')
    await screen.findByRole('button', { name: 'Enviar solicitud' })
    press('Enviar solicitud')
    await heading('Solicitud enviada')
    expect(screen.getByRole('link', { name: 'Empleos para ti' }).getAttribute('href')).toBe('/matches')
  })

  it('[WZ-26] tells what happens next, offers nothing that does not work yet, and leads on', async () => {
    await submit(twoJobs({}))
    await heading('Application sent')
    expect(screen.queryByText(/auto-apply|text you|apply to new jobs/i)).toBeNull()
    expect(screen.getByRole('link', { name: 'My matches' }).getAttribute('href')).toBe('/matches')
    expect(screen.getByRole('link', { name: 'My applications' }).getAttribute('href')).toBe('/applications')
  })
})

describe('an account without a password', () => {
  it('[WZ-24] is asked for one on the review, and in a dialog before its application is sent', async () => {
    setSlotSource((name) => Promise.resolve(() => <p>{name}</p>))
    const fake = nearly([])
    await open(fake, { account: { ...account, has_password: false } })
    await heading('Review Application')
    expect(await screen.findByText('profile.auto-apply.v1')).toBeTruthy()
    expect(await screen.findByText('auth.set-password.v1')).toBeTruthy()
    // the form of the slot has its own
    expect(screen.queryByRole('heading', { name: /password/i })).toBeNull()
    press('Submit')
    expect(await dialog('Set up your account').findByText('auth.set-password.v1')).toBeTruthy()
    // Once, never twice: two forms of one page would have the same ids.
    expect(screen.getAllByText('auth.set-password.v1')).toHaveLength(1)
    await throughPreCheck(() => press('Finish'))
    await heading('Application sent')
  })

  it('[WZ-24] keeps the password that was typed in the dialog before Finish goes on', async () => {
    type Told = { readonly set: boolean; readonly state?: string }
    const told: ((outcome: Told) => void)[] = []
    const submitted: string[] = []
    setSlotSource(() =>
      Promise.resolve(({ form, onDone }) => {
        told.push(onDone as (outcome: Told) => void)
        const submit = (event: FormEvent) => {
          event.preventDefault()
          submitted.push(String(form))
        }
        return (
          <form id={form as string | undefined} onSubmit={submit}>
            auth
          </form>
        )
      }),
    )
    await open(nearly([]), { account: { ...account, has_password: false } })
    await heading('Review Application')
    press('Submit')
    await dialog('Set up your account').findByText('auth')
    const finish = () => screen.getByRole('button', { name: 'Finish' })
    press('Finish')
    expect(submitted).toEqual(['account-password'])
    act(() => told.at(-1)!({ set: false, state: 'saving' }))
    expect(finish().getAttribute('aria-busy')).toBe('true')
    act(() => told.at(-1)!({ set: false, state: 'refused' }))
    expect(finish().getAttribute('aria-busy')).toBeNull()
    expect(screen.getByText('Review Application', { selector: 'h1' })).toBeTruthy()
    answerSession(signedInAs({ ...account, has_password: true }))
    await throughPreCheck(() => act(() => told.at(-1)!({ set: true })))
    await heading('Application sent')
    vi.unstubAllGlobals()
  })
})
