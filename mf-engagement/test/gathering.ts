import type { Gathering, Registration } from '@lunchpail/contracts/engagement/gatherings'
import type { PortalEvent, Registrant } from '@lunchpail/contracts/engagement/portal-events'

/** A hiring event with places left. */
export const aGathering = (change: Partial<Gathering> = {}): Gathering => ({
  id: 'warehouse-day',
  kind: 'hiring',
  name: 'Warehouse day',
  company_name: 'Acme',
  description: 'Meet us',
  place: { name: 'Union Hall', address: '1 Main St', city: 'Newark', region: 'NJ' },
  zone: 'America/New_York',
  starts_at: '2026-12-05T15:00:00.000Z',
  ends_at: '2026-12-05T19:00:00.000Z',
  capacity: 10,
  left: 3,
  positions: [
    { id: 12, title: 'Picker' },
    { id: 13, title: 'Driver' },
  ],
  open: true,
  over: false,
  canceled: false,
  ...change,
})

/** A place at it. */
export const registration: Registration = {
  id: '0199b9c0-0000-7000-8000-000000000009',
  gathering_id: 'warehouse-day',
  state: 'registered',
  positions: [12],
  ahead: null,
  code: '2345ABCD',
  checked_in_at: null,
}

/** The event as its managers see it, with two people registered. */
export const aPortalEvent = (
  change: Partial<Gathering> = {},
  more: Partial<PortalEvent> = {},
): PortalEvent => ({
  gathering: aGathering(change),
  registered: 2,
  waiting: 0,
  checked_in: 0,
  named: [],
  cancelable: true,
  ...more,
})

/** A person on its list. */
export const aRegistrant = (code: string, name: string, change: Partial<Registrant> = {}): Registrant => ({
  id: code,
  code,
  name,
  employer: false,
  state: 'registered',
  positions: [],
  registered_at: '2026-11-22T12:00:00.000Z',
  checked_in_at: null,
  ...change,
})

/** The list of a door as the service keeps it: what was marked or taken back is in it once it is loaded again. */
export function aDoor(...people: readonly Registrant[]) {
  const list = new Map(people.map((one) => [one.code, one]))
  const put = (one: Registrant): Registrant => {
    list.set(one.code, one)
    return one
  }
  return {
    read: () => [...list.values()],
    put,
    came: (code: string, at: string | null) => put({ ...list.get(code)!, checked_in_at: at }),
    left: (code: string) => void list.delete(code),
  }
}
