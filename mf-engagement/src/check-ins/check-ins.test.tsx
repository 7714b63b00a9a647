// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import {
  cancelPortalEvent,
  checkIn,
  listPortalEvents,
  listRegistrants,
  savePortalEvent,
  undoCheckIn,
  type PortalEvent,
} from '@lunchpail/contracts/engagement/portal-events'
import { notifyTopic } from '@lunchpail/kit-web/live'
import { answer, callsTo, refuse, type FakeAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { errorAt, pressAndWait, type, typeAndWait } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { aDoor, aPortalEvent, aRegistrant } from '../../test/gathering.ts'
import { manifest } from '../manifest.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const event = aPortalEvent({
  zone: 'Pacific/Honolulu',
  starts_at: '2026-12-05T20:00:00.000Z',
  ends_at: '2026-12-06T00:00:00.000Z',
  left: 8,
  positions: [{ id: 12, title: 'Picker' }],
})
const rosa = aRegistrant('2345ABCD', 'Rosa Diaz')
const ben = aRegistrant('3456BCDE', 'Ben Ho')
const show = (path: string, answers: readonly FakeAnswer[] = [], edit = true) =>
  renderScreen(manifest, {
    path,
    session: signedInAs({ type: 'hiring manager' }),
    answers: [
      answer(listPortalEvents, {
        events: [event],
        roles: [{ id: 12, title: 'Picker' }],
        may: { edit },
      }),
      answer(listRegistrants, { event, registrants: [rosa, ben], may: { edit } }),
      ...answers,
    ],
  })
const listOf = (door: ReturnType<typeof aDoor>) =>
  answer(listRegistrants, () => ({ event, registrants: door.read(), may: { edit: true } }))
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('li')!)

describe('[BY-14] [EN-19] the door of an event', () => {
  it('checks in by list and by code, keeps it while there is no connection, and sends it by itself', async () => {
    let online = false
    const door = aDoor(rosa, ben)
    const { calls } = await show('/portal/check-ins/warehouse-day', [
      listOf(door),
      answer(checkIn, ({ body }) => {
        if (!online) throw new TypeError('Failed to fetch')
        return { registrants: body.check_ins.map(({ code, at }) => door.came(code, at)), unknown: [] }
      }),
    ])
    await screen.findByText('Rosa Diaz')
    await pressAndWait('Check in Rosa Diaz')
    expect((await rowOf('Rosa Diaz')).getByText(/^Here since/)).toBeTruthy()
    await typeAndWait('Code on their phone', '3456-bcde')
    await pressAndWait('Check in')
    expect((await rowOf('Ben Ho')).getByText(/^Here since/)).toBeTruthy()
    expect(await screen.findByText('2 check-ins waiting to be sent')).toBeTruthy()
    // no name of anybody is kept on the phone
    expect(
      Object.keys(localStorage)
        .map((name) => localStorage.getItem(name))
        .join(),
    ).not.toContain('Rosa')
    online = true
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(screen.queryByText(/waiting to be sent/)).toBeNull())
    expect(
      callsTo(calls, checkIn)
        .at(-1)!
        .body.check_ins.map(({ code }) => code),
    ).toEqual([rosa.code, ben.code])
    expect(Object.keys(localStorage).join()).not.toContain('warehouse-day')
    expect((await rowOf('Rosa Diaz')).getByText(/^Here since/)).toBeTruthy()
  })

  it('takes a wrong tap back: what was not sent is forgotten, what was is undone at the service', async () => {
    let online = false
    const at = '2026-12-05T20:05:00.000Z'
    const door = aDoor(rosa, ben)
    const { calls } = await show('/portal/check-ins/warehouse-day', [
      listOf(door),
      answer(checkIn, ({ body }) => {
        if (!online) throw new TypeError('Failed to fetch')
        return { registrants: body.check_ins.map(({ code }) => door.came(code, at)), unknown: [] }
      }),
      answer(undoCheckIn, ({ body }) => ({ registrant: door.came(body.code, null) })),
    ])
    await screen.findByText('Rosa Diaz')
    await pressAndWait('Check in Rosa Diaz')
    expect(document.activeElement?.textContent).toBe('Undo')
    await pressAndWait('Undo the check-in of Rosa Diaz')
    expect((await rowOf('Rosa Diaz')).queryByText(/^Here since/)).toBeNull()
    expect(document.activeElement?.textContent).toBe('Check in')
    expect(screen.queryByText(/waits? to be sent/)).toBeNull()
    online = true
    dispatchEvent(new Event('online'))
    expect(callsTo(calls, undoCheckIn)).toHaveLength(0)
    await pressAndWait('Check in Rosa Diaz')
    await waitFor(() => expect(screen.queryByText(/waits? to be sent/)).toBeNull())
    await pressAndWait('Undo the check-in of Rosa Diaz')
    await waitFor(() => expect(callsTo(calls, undoCheckIn)[0]?.body).toMatchObject({ code: rosa.code }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Check in Rosa Diaz' })).toBeTruthy())
  })

  it('lets go of what an event that was canceled meanwhile never takes, and says so', async () => {
    let online = false
    const gathering = () => ({ ...event.gathering, open: !online, canceled: online })
    const canceled = refuse(checkIn, 'gathering-canceled', 'This event was canceled.')
    const { calls } = await show('/portal/check-ins/warehouse-day', [
      answer(listRegistrants, () => ({
        event: { ...event, gathering: gathering() },
        registrants: [rosa, { ...ben, checked_in_at: '2026-12-05T20:05:00.000Z' }],
        may: { edit: true },
      })),
      {
        endpoint: checkIn,
        reply: (call) => {
          if (!online) throw new TypeError('Failed to fetch')
          return canceled.reply(call)
        },
      },
    ])
    await screen.findByText('Rosa Diaz')
    await pressAndWait('Check in Rosa Diaz')
    expect(screen.getByRole('status').textContent).toMatch(/^2 registered, 2 here/)
    expect(await screen.findByText('1 check-in waiting to be sent')).toBeTruthy()
    online = true
    dispatchEvent(new Event('online'))
    await act(async () => notifyTopic('desk'))
    expect(await screen.findByText('1 check-in couldn’t be saved')).toBeTruthy()
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 registered, 1 here'))
    expect(screen.queryByText(/waiting to be sent/)).toBeNull()
    expect(Object.keys(localStorage).join()).not.toContain('warehouse-day')
    expect(callsTo(calls, checkIn)).toHaveLength(2)
  })

  it('says since when a registrant is here by the clock of the place, wherever the manager is', async () => {
    const came = { ...rosa, checked_in_at: '2026-12-05T20:05:00.000Z' }
    await show('/portal/check-ins/warehouse-day', [
      answer(listRegistrants, { event, registrants: [came], may: { edit: true } }),
    ])
    expect((await rowOf('Rosa Diaz')).getByText(/^Here since 10:05\sAM$/)).toBeTruthy()
  })

  it('lets who may only look see who comes, and nothing more', async () => {
    await show('/portal/check-ins/warehouse-day', [], false)
    await rowOf('Rosa Diaz')
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Download as CSV'])
    expect(screen.queryByRole('link', { name: 'Use a device as a kiosk' })).toBeNull()
  })

  it('checks in by code where the list could not be loaded, and sends it with the list once there is a connection', async () => {
    let online = false
    const cutOff = () => {
      if (!online) throw new TypeError('Failed to fetch')
    }
    const door = aDoor(rosa, ben)
    const { calls } = await show('/portal/check-ins/warehouse-day', [
      answer(listRegistrants, () => {
        cutOff()
        return { event, registrants: door.read(), may: { edit: true } }
      }),
      answer(checkIn, ({ body }) => {
        cutOff()
        return { registrants: body.check_ins.map(({ code, at }) => door.came(code, at)), unknown: [] }
      }),
    ])
    await screen.findByLabelText('Code on their phone')
    await typeAndWait('Code on their phone', ben.code)
    await pressAndWait('Check in')
    expect(await screen.findByText('1 check-in waiting to be sent')).toBeTruthy()
    // who reloads the page now is asked: it would not come back
    const leaving = new Event('beforeunload', { cancelable: true })
    dispatchEvent(leaving)
    expect(leaving.defaultPrevented).toBe(true)
    online = true
    dispatchEvent(new Event('online'))
    expect((await rowOf('Ben Ho')).getByText(/^Here since/)).toBeTruthy()
    await waitFor(() => expect(screen.queryByText(/waiting to be sent/)).toBeNull())
    expect(
      callsTo(calls, checkIn)
        .at(-1)!
        .body.check_ins.map(({ code }) => code),
    ).toEqual([ben.code])
    const later = new Event('beforeunload', { cancelable: true })
    dispatchEvent(later)
    expect(later.defaultPrevented).toBe(false)
  })
})

it('[EN-19] an event is created at the time of its place, in the name of the company', async () => {
  const { calls, router } = await show('/portal/check-ins/new', [answer(savePortalEvent, event)])
  type(await screen.findByLabelText('Name'), 'Warehouse day')
  type(screen.getByLabelText('Starts'), '2026-12-05T10:00')
  type(screen.getByLabelText('Ends'), '2026-12-05T14:00')
  await typeAndWait('Time zone of the location', 'Pacific/Honolulu')
  // a word is not taken for no limit
  await typeAndWait(/^How many people can come/, 'forty')
  await pressAndWait('Create event')
  expect(errorAt(/^How many people can come/)).toBe('Please enter a valid value')
  expect(document.title).toMatch(/^Error: /)
  expect(callsTo(calls, savePortalEvent)).toEqual([])
  await typeAndWait(/^How many people can come/, '')
  await pressAndWait('Create event')
  await waitFor(() => expect(router.state.location.pathname).toBe('/portal/check-ins/warehouse-day'))
  expect(callsTo(calls, savePortalEvent)[0]!.body).toMatchObject({
    kind: 'hiring',
    name: 'Warehouse day',
    starts_at: '2026-12-05T20:00:00.000Z',
    ends_at: '2026-12-06T00:00:00.000Z',
    place: null,
    positions: [],
  })
})

it('[EN-19] what was typed of an event is left only by whoever says so, and once saved it is left without a word', async () => {
  const { router } = await show('/portal/check-ins/new', [answer(savePortalEvent, event)])
  await screen.findByLabelText('Name')
  await act(() => router.navigate('/portal/check-ins'))
  await act(() => router.navigate('/portal/check-ins/new'))
  type(await screen.findByLabelText('Name'), 'Warehouse day')
  await act(() => router.navigate(-1))
  await pressAndWait('Stay here')
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Warehouse day')
  type(screen.getByLabelText('Starts'), '2026-12-05T10:00')
  type(screen.getByLabelText('Ends'), '2026-12-05T14:00')
  await pressAndWait('Create event')
  await waitFor(() => expect(router.state.location.pathname).toBe('/portal/check-ins/warehouse-day'))
})

describe('[EN-19] an event that its manager cancels', () => {
  const canceled = (one: PortalEvent): PortalEvent => ({
    ...one,
    gathering: { ...one.gathering, open: false, canceled: true },
    cancelable: false,
  })
  const listing = (read: () => PortalEvent) =>
    answer(listPortalEvents, () => ({
      events: [read()],
      roles: [],
      may: { edit: true },
    }))

  it('is canceled once they read how many are told, and its list offers no door', async () => {
    let now: PortalEvent = { ...event, waiting: 1 }
    const { calls, router } = await show('/portal/check-ins/warehouse-day/edit', [
      listing(() => now),
      answer(cancelPortalEvent, () => (now = canceled(now))),
    ])
    const opener = await screen.findByRole('button', { name: 'Cancel this event' })
    await pressAndWait(opener)
    const asking = await screen.findByRole('dialog', { name: 'Cancel Warehouse day?' })
    expect(asking.contains(document.activeElement)).toBe(true)
    expect(within(asking).getByText(/^We’ll tell 3 people who registered/)).toBeTruthy()
    await pressAndWait('Keep it')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(callsTo(calls, cancelPortalEvent)).toEqual([])
    await pressAndWait(opener)
    await pressAndWait(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel this event' }),
    )
    await waitFor(() => expect(router.state.location.pathname).toBe('/portal/check-ins'))
    expect(callsTo(calls, cancelPortalEvent)[0]!.url.pathname).toBe(
      '/api/portal/v1/event/warehouse-day/cancel/',
    )
    expect(await screen.findByText('Canceled')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Warehouse day' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Warehouse day' })).toBeNull()
  })

  it('tells no one where no one registered, and is not offered once it has begun', async () => {
    const empty = { ...event, registered: 0 }
    await show('/portal/check-ins/warehouse-day/edit', [listing(() => empty)])
    await pressAndWait(await screen.findByRole('button', { name: 'Cancel this event' }))
    expect(await screen.findByText('No one has registered, so there’s no one to tell.')).toBeTruthy()
    cleanup()
    await show('/portal/check-ins/warehouse-day/edit', [listing(() => ({ ...event, cancelable: false }))])
    await screen.findByRole('button', { name: 'Save' })
    expect(screen.queryByRole('button', { name: 'Cancel this event' })).toBeNull()
  })

  it('is not edited and checks in no one after that, by its address either', async () => {
    await show('/portal/check-ins/warehouse-day/edit', [listing(() => canceled(event))])
    expect(await screen.findByText('This event was canceled')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    cleanup()
    await show('/portal/check-ins/warehouse-day', [
      answer(listRegistrants, { event: canceled(event), registrants: [rosa], may: { edit: true } }),
    ])
    await rowOf('Rosa Diaz')
    expect(screen.getByText('This event was canceled')).toBeTruthy()
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Download as CSV'])
    expect(screen.queryByRole('link', { name: 'Printable poster' })).toBeNull()
  })
})
