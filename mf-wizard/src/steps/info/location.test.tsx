// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { setSlotSource } from '@lunchpail/kit-web/slot'
import { press, type } from '@lunchpail/kit-web/testing/page-actions'
import { aPosition } from '../../../test/applicant.ts'
import { eachOnACleanPage, heading, nearly, open, throughPreCheck } from '../../../test/wizard-page.tsx'

eachOnACleanPage()

const path = '/app/start?sn=0&step=info&p=7'
interface Asked {
  readonly jobs: string[]
  readonly onDone: (outcome: { takes: boolean | null }) => void
}
/** The profile's dialog. */
const withDialog = () =>
  setSlotSource(async (name) =>
    name === 'profile.location.v1'
      ? ({ jobs, onDone }: Partial<Asked>) => (
          <>
            <p>{jobs!.join()}</p>
            <button type="button" onClick={() => onDone!({ takes: true })}>
              Take it
            </button>
            <button type="button" onClick={() => onDone!({ takes: false })}>
              Opt out
            </button>
            <button type="button" onClick={() => onDone!({ takes: null })}>
              Leave it
            </button>
          </>
        )
      : undefined,
  )
const atInfo = async (far: number[]) => {
  withDialog()
  const fake = nearly([], { far })
  await open(fake, { path })
  await heading('About you')
  press('Next')
  return fake
}

it('[WZ-07] asks where the home is out of range, and goes on with whoever takes the way', async () => {
  const fake = await atInfo([7])
  expect(await screen.findByText('Picker at Acme, Newark, NJ')).toBeTruthy()
  press('Leave it')
  expect(screen.queryByText('Leave it')).toBeNull()
  press('Next')
  await screen.findByText('Take it')
  press('Take it')
  await heading('Equal opportunity')
  await waitFor(() =>
    expect(fake.application).toMatchObject({ location_screen: true, mismatch_ack: { 7: ['location'] } }),
  )
  press('Back')
  await heading('About you')
  press('Next')
  await heading('Equal opportunity')
})

it('[WZ-07] leads whoever opts out to the jobs', async () => {
  const fake = await atInfo([7])
  await screen.findByText('Opt out')
  press('Opt out')
  expect((await screen.findByTestId('elsewhere')).textContent).toBe('/jobs')
  await waitFor(() => expect(fake.application.location_screen).toBe(false))
})

it('[WZ-07] asks no one whose home is in range', async () => {
  await atInfo([])
  await heading('Equal opportunity')
})

it('[WZ-07] asks again for another job that is out of range', async () => {
  withDialog()
  const fake = nearly([], { far: [8], positions: [aPosition(), aPosition({ id: 8, title: 'Packer' })] })
  Object.assign(fake.application, { location_screen: true, mismatch_ack: { 7: ['location'] } })
  await open(fake, { path: `${path},8` })
  await heading('About you')
  press('Next')
  expect(await screen.findByText('Packer at Acme, Newark, NJ')).toBeTruthy()
})

it('[WZ-07] asks again about the same job from another ZIP code', async () => {
  withDialog()
  const fake = nearly([], { far: [7] })
  Object.assign(fake.application, {
    location_screen: true,
    mismatch_ack: { 7: ['location', 'commute', 'availability'] },
  })
  await open(fake, { path })
  await heading('About you')
  type('ZIP code', '07103')
  press('Next')
  await screen.findByText('Take it')
  press('Take it')
  await heading('Equal opportunity')
  await waitFor(() => expect(fake.application.mismatch_ack).toEqual({ 7: ['availability', 'location'] }))
})

it('[WZ-07] asks again where the ZIP code was changed in the profile', async () => {
  withDialog()
  const fake = nearly([], { far: [7] })
  Object.assign(fake.application, { mismatch_ack: { 7: ['location'] }, mismatch_ack_home: '07103' })
  await open(fake, { path })
  await heading('About you')
  press('Next')
  await screen.findByText('Take it')
  press('Take it')
  await heading('Equal opportunity')
  await waitFor(() => expect(fake.application.mismatch_ack_home).toBe('07102'))
})

it('[WZ-27] asks whether one moves closer to a job that is far, and to no other', async () => {
  setSlotSource(async (name) => (name === 'profile.move-date.v1' ? () => <p>Are you moving?</p> : undefined))
  for (const [far, asks] of [
    [8, false],
    [7, true],
  ] as const) {
    const fake = nearly([])
    Object.assign(fake.application, { location_screen: true, mismatch_ack: { [far]: ['location'] } })
    const { unmount } = await open(fake, { path: '/app/start?sn=0&p=7' })
    await heading('Review Application')
    await throughPreCheck(() => press('Submit'))
    await heading('Application sent')
    if (asks) await screen.findByText('Are you moving?')
    else expect(screen.queryByText('Are you moving?')).toBeNull()
    unmount()
  }
})
