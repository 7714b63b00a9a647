// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  checkIn,
  listPortalEvents,
  listRegistrants,
  undoCheckIn,
  type PortalEvent,
  type Registrant,
} from '@lunchpail/contracts/engagement/portal-events'
import type { Gathering } from '@lunchpail/contracts/engagement/gatherings'
import { notifyTopic } from '@lunchpail/kit-web/live'
import { answer, callsTo, refuse, type FakeAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { errorAt, press, pressAndWait, typeAndWait } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { aDoor, aPortalEvent, aRegistrant } from '../../test/gathering.ts'
import { manifest } from '../manifest.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
})

const at = '2026-12-05T15:05:00.000Z'
const rosa = aRegistrant('2345ABCD', 'Rosa Diaz', {
  positions: [{ id: 12, title: 'Picker' }],
  checked_in_at: at,
})
const ben = aRegistrant('3456BCDE', 'Ben Ho', { state: 'waiting', employer: true })
const show = async (registrants: Registrant[], gathering: Partial<Gathering> = {}, ...more: FakeAnswer[]) => {
  const door = aDoor(...registrants)
  const page = await renderScreen(manifest, {
    path: '/portal/check-ins/warehouse-day',
    session: signedInAs({ type: 'hiring manager' }),
    answers: [
      answer(listRegistrants, () => ({
        event: aPortalEvent(gathering),
        registrants: door.read(),
        may: { edit: true },
      })),
      answer(checkIn, ({ body }) => ({
        registrants: body.check_ins.map((one) => door.came(one.code, one.at)),
        unknown: [],
      })),
      ...more,
    ],
  })
  await screen.findByRole('link', { name: 'Event page' })
  return { ...page, door }
}
const words = () => screen.getByRole('status').textContent
const code = 'Code on their phone'

describe('[BY-14] the list at the door of an event', () => {
  it('says of each what they are here for, and finds them by a part of their name', async () => {
    await show([rosa, ben])
    const list = screen.getByRole('list', { name: 'Who registered' })
    const read = () => [...list.children].map((item) => item.textContent.replaceAll(/\s/g, ' '))
    expect(read()).toEqual([
      'Rosa DiazPickerUndoHere since 10:05 AM',
      'Ben HoHires for a companyWaiting listCheck in',
    ])
    expect(words()).toBe('1 registered, 1 here')
    await typeAndWait('Find by name', ' DIAZ')
    expect(read()).toHaveLength(1)
    await typeAndWait('Find by name', 'none')
    expect(screen.getByText('No one with that name registered')).toBeTruthy()
  })

  it('is downloaded with the state and the moment of each', async () => {
    await show([rosa, ben])
    const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved')
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    press('Download as CSV')
    const [, ...lines] = (await (saved.mock.calls[0]![0] as Blob).text()).trim().split('\r\n')
    expect(lines).toEqual([`Rosa Diaz,Picker,Registered,${at}`, 'Ben Ho,,Waiting list,'])
  })

  it('leads to its pages; a program has no poster, and no kiosk', async () => {
    const names = ['Edit the event', 'Event page', 'Printable poster', 'Use a device as a kiosk']
    const links = () =>
      names.map((name) => screen.queryByRole('link', { name })?.getAttribute('href') ?? null)
    await show([])
    expect(links()).toEqual([
      '/portal/check-ins/warehouse-day/edit',
      '/events/warehouse-day',
      '/events/warehouse-day/poster',
      '/events/warehouse-day/kiosk',
    ])
    expect(screen.getByText('No one has registered yet')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Download as CSV' })).toBeNull()
    cleanup()
    await show([], { kind: 'program' })
    expect(links()).toEqual(['/portal/check-ins/warehouse-day/edit', '/programs/warehouse-day', null, null])
  })

  it('[EN-09] of one without a place asks for no code, which nobody there is shown', async () => {
    await show([rosa, ben], { place: null })
    const offered = () => [
      screen.queryByLabelText(code) !== null,
      screen.queryByRole('button', { name: 'Scan a QR code' }) !== null,
      screen.queryByRole('link', { name: 'Use a device as a kiosk' }) !== null,
      screen.queryByRole('button', { name: 'Check in Ben Ho' }) !== null,
    ]
    expect(offered()).toEqual([false, false, false, true])
    cleanup()
    await show([rosa, ben])
    expect(offered()).toEqual([true, true, true, true])
  })
})

describe('[BY-14] a code at the door', () => {
  it('that is none is said at its field; one of whoever is here already is taken and sent no more', async () => {
    const { calls } = await show([rosa, ben])
    await typeAndWait(code, '2345')
    await pressAndWait('Check in')
    expect(errorAt(code)).toBe('A code has 8 letters and numbers')
    await typeAndWait(code, rosa.code)
    await pressAndWait('Check in')
    expect(errorAt(code)).toBeUndefined()
    expect(screen.getByLabelText<HTMLInputElement>(code).value).toBe('')
    expect(callsTo(calls, checkIn)).toEqual([])
    await typeAndWait(code, ben.code)
    await pressAndWait('Check in')
    await waitFor(() => expect(words()).toBe('1 registered, 2 here\u00A0· Ben Ho is checked in'))
  })

  it('of no registrant is said to be so, until the next one', async () => {
    const { calls } = await show(
      [rosa, ben],
      {},
      answer(checkIn, ({ body }) =>
        body.check_ins[0]!.code === ben.code
          ? { registrants: [{ ...ben, checked_in_at: at }], unknown: [] }
          : { registrants: [], unknown: [body.check_ins[0]!.code] },
      ),
    )
    await typeAndWait(code, '7777WXYZ')
    await pressAndWait('Check in')
    expect(await screen.findByText('No one registered with 7777WXYZ')).toBeTruthy()
    expect(words()).toBe('1 registered, 1 here')
    await pressAndWait('Check in Ben Ho')
    await waitFor(() => expect(screen.queryByText(/^No one registered with/)).toBeNull())
    // the focus went to the button in its place, and stays where the manager takes it then
    screen.getByLabelText('Find by name').focus()
    await typeAndWait('Find by name', 'Ben')
    expect(document.activeElement).toBe(screen.getByLabelText('Find by name'))
    expect(callsTo(calls, checkIn)).toHaveLength(2)
  })

  it('of who registered since the list was loaded is not said to wait for a connection, and welcomes them', async () => {
    const cho = aRegistrant('4567CDEF', 'Cho Park', { checked_in_at: at })
    let arrive = () => {}
    const sent = new Promise<void>((done) => (arrive = done))
    const { door } = await show(
      [rosa],
      {},
      answer(checkIn, async () => {
        await sent
        return { registrants: [door.put(cho)], unknown: [] }
      }),
    )
    await typeAndWait(code, cho.code)
    await pressAndWait('Check in')
    expect(words()).toBe('1 registered, 1 here')
    arrive()
    await waitFor(() => expect(words()).toBe('2 registered, 2 here\u00A0· Cho Park is checked in'))
  })

  it('of whose check-in is taken back at another door is told here, and is taken and sent again', async () => {
    const { calls, door } = await show([rosa, ben])
    const elsewhere = (change: () => void) =>
      act(async () => {
        change()
        notifyTopic('desk')
      })
    const enter = async () => {
      await typeAndWait(code, ben.code)
      await pressAndWait('Check in')
      await waitFor(() => expect(words()).toBe('1 registered, 2 here\u00A0· Ben Ho is checked in'))
    }
    await enter()
    await elsewhere(() => door.came(ben.code, null))
    await waitFor(() => expect(words()).toBe('1 registered, 1 here\u00A0· Ben Ho is no longer checked in'))
    await enter()
    await waitFor(() => expect(callsTo(calls, checkIn)).toHaveLength(2))
    await waitFor(() => expect(door.read()[1]!.checked_in_at).not.toBeNull())
    await elsewhere(() => door.left(ben.code))
    await waitFor(() => expect(words()).toBe('1 registered, 1 here'))
  })

  it('that is read while another is on its way is sent after it', async () => {
    let arrive = () => {}
    const first = new Promise<void>((resolve) => (arrive = resolve))
    const { calls } = await show(
      [ben],
      {},
      answer(checkIn, async () => {
        await first
        return { registrants: [], unknown: [] }
      }),
    )
    for (const each of ['7777WXYZ', '8888WXYZ']) {
      await typeAndWait(code, each)
      await pressAndWait('Check in')
    }
    arrive()
    await waitFor(() =>
      expect(callsTo(calls, checkIn).map(({ body }) => body.check_ins.map((one) => one.code))).toEqual([
        ['7777WXYZ'],
        ['8888WXYZ'],
      ]),
    )
  })

  it('that the service refuses waits, and the reason is told', async () => {
    await show([rosa, ben], {}, refuse(checkIn, 'forbidden', 'You may not check in.'))
    await pressAndWait('Check in Ben Ho')
    expect(await screen.findByText('You may not check in.')).toBeTruthy()
    expect(screen.getByText('1 check-in waiting to be sent')).toBeTruthy()
  })

  it('of whoever is here stays where the service does not take it back', async () => {
    const { calls } = await show([rosa], {}, refuse(undoCheckIn, 'conflict', 'Too late.'))
    await pressAndWait('Undo the check-in of Rosa Diaz')
    expect(callsTo(calls, undoCheckIn)).toHaveLength(1)
    await waitFor(() => expect(callsTo(calls, listRegistrants)).toHaveLength(2))
    expect(screen.getByText(/^Here since/)).toBeTruthy()
    expect(words()).toBe('1 registered, 1 here')
  })
})

it('[EN-19] the list of events says how many come, wait and are here, and is empty with a way on for whoever may create one', async () => {
  const show = (events: PortalEvent[], edit: boolean) =>
    renderScreen(manifest, {
      path: '/portal/check-ins',
      session: signedInAs({ type: 'hiring manager' }),
      answers: [answer(listPortalEvents, { events, roles: [], may: { edit } })],
    })
  await show(
    [
      aPortalEvent({ zone: 'Pacific/Honolulu' }, { registered: 5, waiting: 2, checked_in: 3 }),
      aPortalEvent({ id: 'class', name: 'Class', kind: 'training', open: false }),
      aPortalEvent({ id: 'start', name: 'Start', kind: 'program', starts_at: null, ends_at: null }),
    ],
    true,
  )
  const list = within(await screen.findByRole('list', { name: 'Check-Ins' }))
  expect(list.getAllByRole('listitem').map((item) => item.textContent.replaceAll(/\s/g, ' '))).toEqual([
    'Warehouse dayHiring event · Saturday, December 5, 2026, 5:00 – 9:00 AM HST5 registered, 3 here · 2 waiting',
    'ClassRegistration is closedTraining event · Saturday, December 5, 2026, 10:00 AM – 2:00 PM EST2 registered, 0 here',
    'StartProgram2 registered, 0 here',
  ])
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    ['warehouse-day', 'class', 'start'].map((id) => `/portal/check-ins/${id}`),
  )
  const create = () => screen.queryByRole('link', { name: 'Create an event' })?.getAttribute('href') ?? null
  const ways = [create()]
  for (const edit of [true, false]) {
    cleanup()
    await show([], edit)
    await screen.findByText('No events yet')
    ways.push(create())
  }
  expect(ways).toEqual(['/portal/check-ins/new', '/portal/check-ins/new', null])
})

it('[BY-14] the list of events hears who registers and comes', async () => {
  let events = [aPortalEvent()]
  await renderScreen(manifest, {
    path: '/portal/check-ins',
    session: signedInAs({ type: 'hiring manager' }),
    answers: [answer(listPortalEvents, () => ({ events, roles: [], may: { edit: true } }))],
  })
  await screen.findByText('2 registered, 0 here')
  events = [aPortalEvent({}, { registered: 3, checked_in: 1 })]
  await act(async () => notifyTopic('desk'))
  expect(await screen.findByText('3 registered, 1 here')).toBeTruthy()
})
