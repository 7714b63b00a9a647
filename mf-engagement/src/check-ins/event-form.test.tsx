// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { listPortalEvents, savePortalEvent } from '@lunchpail/contracts/engagement/portal-events'
import { answer, callsTo, refuse, type FakeAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { errorAt, press, pressAndWait, type, typed } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { aPortalEvent } from '../../test/gathering.ts'
import { manifest } from '../manifest.tsx'

// the manager is in Chicago, the event in Honolulu
beforeAll(() => {
  const options = new Intl.DateTimeFormat().resolvedOptions()
  const here = { ...options, timeZone: 'America/Chicago' }
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(here)
})
afterEach(cleanup)

const stored = aPortalEvent(
  {
    zone: 'Pacific/Honolulu',
    starts_at: '2026-12-05T20:00:00.000Z',
    ends_at: '2026-12-06T00:00:00.000Z',
  },
  { registered: 0, named: [12] },
)
const show = (
  event = stored,
  path = '/portal/check-ins/warehouse-day/edit',
  edit = true,
  ...more: FakeAnswer[]
) =>
  renderScreen(manifest, {
    path,
    session: signedInAs({ type: 'hiring manager' }),
    answers: [
      answer(listPortalEvents, {
        events: [event],
        roles: [
          { id: 12, title: 'Picker' },
          { id: 13, title: 'Driver' },
        ],
        may: { edit },
      }),
      answer(savePortalEvent, event),
      ...more,
    ],
  })
const bodyOf = ({ calls }: Awaited<ReturnType<typeof show>>) => callsTo(calls, savePortalEvent)[0]?.body
const unchanged = {
  id: 'warehouse-day',
  kind: 'hiring',
  name: 'Warehouse day',
  description: 'Meet us',
  place: { name: 'Union Hall', address: '1 Main St', city: 'Newark', region: 'NJ' },
  zone: 'Pacific/Honolulu',
  starts_at: '2026-12-05T20:00:00.000Z',
  ends_at: '2026-12-06T00:00:00.000Z',
  capacity: 10,
  positions: [12],
  open: true,
}

describe('[EN-19] an event that is edited', () => {
  it('shows the time of its place, and is saved as it was where nothing is changed', async () => {
    const page = await show()
    await screen.findByLabelText('Name')
    expect([typed('Starts'), typed('Ends'), typed('Time zone of the location')]).toEqual([
      '2026-12-05T10:00',
      '2026-12-05T14:00',
      'Pacific/Honolulu',
    ])
    await pressAndWait('Save')
    expect(bodyOf(page)).toEqual(unchanged)
  })

  it('loses what is taken away, and nothing else', async () => {
    const page = await show()
    await screen.findByLabelText('Name')
    type(/^Location/, ' ')
    type(/^How many people can come/, '')
    type('Registration', 'no')
    press(screen.getByLabelText('Picker'))
    await pressAndWait('Save')
    expect(bodyOf(page)).toEqual({ ...unchanged, place: null, capacity: null, open: false, positions: [] })
  })

  it('keeps closed what was closed', async () => {
    const page = await show({ ...stored, gathering: { ...stored.gathering, open: false } })
    await pressAndWait(await screen.findByRole('button', { name: 'Save' }))
    expect(bodyOf(page)).toEqual({ ...unchanged, open: false })
  })

  it('says that people hear of it where a person registered, or waits', async () => {
    const said: boolean[] = []
    for (const change of [{}, { registered: 1 }, { waiting: 1 }]) {
      await show({ ...stored, ...change })
      await screen.findByLabelText('Name')
      said.push(screen.queryByText(/^People have registered/) !== null)
      cleanup()
    }
    expect(said).toEqual([false, true, true])
  })

  it('says at its field what of the place is refused', async () => {
    const error = 'Please remove the invisible characters'
    const sentence = { code: 'account.name-characters', error }
    const fields = { 'place.name': sentence, 'place.address': sentence }
    await show(stored, undefined, true, refuse(savePortalEvent, 'invalid', 'Wrong.', fields))
    await screen.findByLabelText('Name')
    await pressAndWait('Save')
    expect([errorAt(/^Location/), errorAt(/^Street address/)]).toEqual([error, error])
  })

  it('is left alone where it is unknown, or its manager may only look', async () => {
    await show(stored, '/portal/check-ins/another/edit')
    expect(await screen.findByText('We couldn’t find this event')).toBeTruthy()
    cleanup()
    await show(stored, undefined, false)
    expect(await screen.findByText('You can see events but not change them')).toBeTruthy()
    expect(screen.queryByLabelText('Name')).toBeNull()
  })
})

describe('[EN-19] an event that is created', () => {
  const create = async () => {
    const page = await show(stored, '/portal/check-ins/new')
    type(await screen.findByLabelText('Name'), 'Class')
    return page
  }

  it('says at each field what is missing', async () => {
    const page = await create()
    type('Name', ' ')
    type(/^Location/, 'Union Hall')
    await pressAndWait('Create event')
    const fields = ['Name', 'Starts', 'Ends', 'City', 'State']
    expect(Object.fromEntries(fields.map((label) => [label, errorAt(label)]))).toEqual({
      Name: 'This field is required',
      Starts: 'Please enter a valid date',
      Ends: 'Please enter a valid date',
      City: 'This field is required',
      State: 'Please select a state',
    })
    expect(bodyOf(page)).toBeUndefined()
  })

  it('is in the zone of its manager, and for a training without the roles that were ticked', async () => {
    const page = await create()
    press(screen.getByLabelText('Driver'))
    type('Type', 'training')
    expect(screen.queryByLabelText('Driver')).toBeNull()
    type('Starts', '2026-12-05T10:00')
    type('Ends', '2026-12-05T14:00')
    await pressAndWait('Create event')
    expect(bodyOf(page)).toMatchObject({
      kind: 'training',
      zone: 'America/Chicago',
      starts_at: '2026-12-05T16:00:00.000Z',
      ends_at: '2026-12-05T20:00:00.000Z',
      positions: [],
    })
  })

  it('has no time where it is a program', async () => {
    const page = await create()
    type('Starts', '2026-12-05T10:00')
    type('Type', 'program')
    expect(screen.queryByLabelText('Starts')).toBeNull()
    await pressAndWait('Create event')
    expect(bodyOf(page)).toMatchObject({ kind: 'program', starts_at: null, ends_at: null })
  })
})
