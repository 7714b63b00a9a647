// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listPositions } from '@lunchpail/contracts/jobs/api'
import { answer, RefusedAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { pressAndWait, typeAndWait } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { card, listOf } from '../../test/jobs.ts'
import { manifest } from '../manifest.tsx'
import { menus } from './filters.ts'
import { listCache } from './list-cache.ts'

beforeEach(() => listCache.clear())
afterEach(cleanup)

type List = Parameters<typeof answer<typeof listPositions>>[1]
const show = (path: string, list: List = listOf([card()]), language: 'en' | 'es' = 'en') =>
  renderScreen(manifest, { path, language, answers: [answer(listPositions, list)] })
const boxes = () => within(screen.getByRole('search', { name: 'Find jobs' }))
const lastQuery = (calls: { url: URL }[]) => calls.at(-1)!.url.search

describe('the list of jobs', () => {
  it('[JB-08] shows pay, title, company, place, way to work, shift, start, benefits and description of each', async () => {
    await show(
      '/jobs?zip=10001&distance=25',
      listOf(
        [card({ distance: 9.5, commute: { driving: 30, transit: 130 }, benefits: ['Weekly pay', 'Bonus'] })],
        {
          place: { zip: '10001', city: 'New York', state: 'NY' },
        },
      ),
    )
    const item = within((await screen.findByRole('link', { name: 'Order Picker' })).closest('li')!)
    for (const text of [
      '$18.50 to $20.00 an hour',
      'Harbor & Pine',
      'Newark, NJ · 10 miles away',
      '30 min by car, 120+ min by transit',
      'Day shift · Full-time',
      'Pick orders with a hand scanner.',
      'Weekly pay · Bonus',
      /Starts at 7:00\sAM · Posted today/,
    ])
      expect(item.getByText(text)).toBeTruthy()
    expect(item.getByRole('link').getAttribute('href')).toBe('/jobs/12?zip=10001')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Jobs near New York, NY')
    expect(screen.getByRole('status').textContent).toBe('1 job within 25 miles of New York')
  })

  it('[BY-22] says that the nearest come first only where they do, and offers that only around a place', async () => {
    const place = { zip: '10001', city: 'New York', state: 'NY' }
    const count = async (path: string, more: object) => {
      await show(path, listOf([card()], more))
      const text = (await screen.findByRole('status')).textContent
      const sort = document.querySelector<HTMLSelectElement>('select[name=sort]')!
      const said = [text, sort.value, [...sort.options].some(({ value }) => value === 'distance')]
      cleanup()
      return said
    }
    const near = '/jobs?zip=10001&distance=0&sort='
    expect(await count(`${near}distance`, { place, sort: 'distance' })).toEqual([
      '1 job, nearest to New York first',
      'distance',
      true,
    ])
    expect(await count(`${near}pay`, { place, sort: 'pay' })).toEqual(['1 job', 'pay', true])
    // of no place the newest come first, whatever the address asks for
    expect(await count('/jobs?sort=distance', { place: null, sort: 'newest' })).toEqual(['1 job', '', false])
  })

  it('[JB-03] says how far it looks around a geohash, which has no name', async () => {
    await show('/jobs?geohash=dr5r', listOf([card({ distance: 2 })]))
    expect((await screen.findByRole('status')).textContent).toBe('1 job within 25 miles')
    cleanup()
    await show('/jobs?geohash=ooa', listOf([card()]))
    expect((await screen.findByRole('status')).textContent).toBe('1 job')
  })

  it('says all of it in Spanish', async () => {
    await show(
      '/jobs',
      listOf([card({ location: { city: 'Queens', state: 'NY', zip: null, approximate: true } })]),
      'es',
    )
    expect(await screen.findByText('De $18.50 a $20.00 por hora')).toBeTruthy()
    expect(screen.getByText('En la zona de Queens, NY')).toBeTruthy()
    expect(screen.getByText('Turno de día · Tiempo completo')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('1 empleo')
  })

  it('[BY-15] says of what a company wrote in which language it is, where that is not the page’s', async () => {
    const list = listOf([
      card({ id: 12, title: 'Order picker', language: 'en' }),
      card({ id: 13, title: 'Empacador', language: 'es' }),
      card({ id: 14, title: 'Packer', language: null }),
    ])
    await show('/jobs', list, 'es')
    await screen.findByText('Empacador')
    const langOf = (title: string) => screen.getByText(title).closest('[lang]')?.getAttribute('lang')
    expect(['Order picker', 'Empacador', 'Packer'].map(langOf)).toEqual(['en', 'es', 'es'])
    expect(screen.getAllByText(/Escrito en inglés$/)).toHaveLength(1)
  })

  it('[JB-01] asks for what the address says, and writes what is chosen into it', async () => {
    const { calls, router } = await show('/jobs?role=8&zip=10001&distance=50&page=2')
    await screen.findByRole('link', { name: 'Order Picker' })
    expect(lastQuery(calls)).toBe('?role=8&zip=10001&distance=50&page=2')

    await pressAndWait(boxes().getByLabelText('Night'))
    await waitFor(() => expect(router.state.location.search).toBe('?role=8&shift=4&zip=10001&distance=50'))
    await screen.findByRole('link', { name: 'Remove filter: Night shift' })
    await pressAndWait(screen.getByRole('link', { name: 'Remove filter: Warehouse' }))
    await waitFor(() => expect(router.state.location.search).toBe('?shift=4&zip=10001&distance=50'))
    await router.navigate(-1)
    await waitFor(() => expect(boxes().getByLabelText<HTMLInputElement>('Warehouse').checked).toBe(true))
  })

  it('[JB-15] keeps what was searched for in the search cookie, without the place', async () => {
    const { router } = await show('/jobs?role=8&zip=10001&distance=50&page=2')
    await screen.findByRole('link', { name: 'Order Picker' })
    await act(() => router.navigate('/jobs?zip=10001'))
    await act(() => router.navigate('/jobs?shift=4&wage_start=15&commute_length=45&geohash=dr5r'))
    await waitFor(() =>
      expect(document.cookie).toContain('search=shift=4&wage_start=15&commute_length=45|role=8'),
    )
    expect(document.cookie).not.toMatch(/10001|dr5r|distance/)
  })

  it('[JB-01] takes a range of pay whose first handle stops at 25', async () => {
    const { router } = await show('/jobs')
    await screen.findByRole('link', { name: 'Order Picker' })
    await act(async () => void fireEvent.pointerEnter(screen.getByText('More').closest('details')!))
    const [from, to] = await boxes().findAllByRole<HTMLInputElement>('slider', { hidden: true })
    expect([from!.min, from!.max, to!.min, to!.max]).toEqual(['11', '25', '11', '40'])
    await typeAndWait(from!, '22')
    await waitFor(() => expect(router.state.location.search).toBe('?wage_start=22'))
    await screen.findByRole('link', { name: 'Remove filter: $22.00 or more' })
    await typeAndWait(boxes().getAllByRole('slider', { hidden: true })[1]!, '15')
    await waitFor(() => expect(router.state.location.search).toBe('?wage_start=22&wage_end=22'))
    expect(await screen.findByRole('link', { name: 'Remove filter: $22.00 to $22.00' })).toBeTruthy()
  })

  it('[JB-01] takes away one filter at a time, whole, and leaves the others and the place', async () => {
    const parts = {
      Warehouse: 'role=8',
      'Night shift': 'shift=4',
      'No weekends required': 'weekend=1',
      '$15.00 to $20.00': 'wage_start=15&wage_end=20',
      'Within 45 minutes by transit': 'commute_length=45&commute_type=2',
    }
    const place = 'zip=10001&distance=50'
    await show(`/jobs?${Object.values(parts).join('&')}&${place}&page=2`)
    await screen.findByRole('link', { name: 'Remove filter: Warehouse' })
    const left = (name: string) => {
      const address = screen.getByRole('link', { name }).getAttribute('href')!
      return address.replace('/jobs?', '').split('&').toSorted()
    }
    const without = (taken: string) =>
      [...Object.entries(parts).map(([name, part]) => (name === taken ? '' : part)), place]
        .flatMap((part) => part.split('&'))
        .filter((part) => part !== '')
        .toSorted()
    expect(Object.keys(parts).map((name) => [name, left(`Remove filter: ${name}`)])).toEqual(
      Object.keys(parts).map((name) => [name, without(name)]),
    )
    expect(left('Clear filters')).toEqual(place.split('&').toSorted())
  })

  it.each([
    ['No weekends required', '?weekend=1'],
    ['No experience required', '?entry=1'],
    ['No drug screen', '?screen=1'],
    ['Criminal records considered', '?background=1'],
  ])('[JB-01] %s stands in the address as %s', async (label, search) => {
    const { router } = await show('/jobs')
    await pressAndWait(await screen.findByLabelText(label))
    await waitFor(() => expect(router.state.location.search).toBe(search))
    await pressAndWait(await screen.findByRole('link', { name: `Remove filter: ${label}` }))
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })

  it('[JB-01] hours, date and benefits stand in the address, each with its way out', async () => {
    const { router } = await show('/jobs')
    await screen.findByRole('link', { name: 'Order Picker' })
    await act(async () => void fireEvent.pointerEnter(screen.getByText('More').closest('details')!))
    const chip = (label: string) => screen.findByRole('link', { name: `Remove filter: ${label}` })
    await pressAndWait(await boxes().findByLabelText('Part-time'))
    await chip('Part-time')
    await pressAndWait(boxes().getByLabelText('Full-time'))
    await chip('Full-time')
    await typeAndWait(boxes().getByLabelText('Date posted'), '7')
    await chip('Last 7 days')
    await pressAndWait(boxes().getByLabelText('Health insurance'))
    await chip('Health insurance')
    expect(router.state.location.search).toBe('?schedule=3&posted=7&benefits=1')
    const left: Record<string, string | null> = {}
    for (const label of ['Full-time', 'Part-time', 'Last 7 days', 'Health insurance'])
      left[label] = (await chip(label)).getAttribute('href')
    expect(left).toEqual({
      'Full-time': '/jobs?schedule=2&posted=7&benefits=1',
      'Part-time': '/jobs?schedule=1&posted=7&benefits=1',
      'Last 7 days': '/jobs?schedule=3&benefits=1',
      'Health insurance': '/jobs?schedule=3&posted=7',
    })
  })

  it('[JB-01] narrows by the commute once it is known from where', async () => {
    const { router } = await show('/jobs')
    await screen.findByRole('link', { name: 'Order Picker' })
    expect(screen.getByText(/^Enter your ZIP code to filter by commute/)).toBeTruthy()
    expect(screen.getByLabelText('Maximum commute').closest('fieldset')!.disabled).toBe(true)
    await act(() => router.navigate('/jobs?zip=10001&distance=25'))
    await typeAndWait(await screen.findByLabelText('Maximum commute'), '45')
    await waitFor(() => expect(router.state.location.search).toBe('?zip=10001&distance=0&commute_length=45'))
    await pressAndWait(screen.getByLabelText('By public transit'))
    await waitFor(() => expect(router.state.location.search).toMatch(/commute_length=45&commute_type=2$/))
    expect(
      await screen.findByRole('link', { name: 'Remove filter: Within 45 minutes by transit' }),
    ).toBeTruthy()
  })

  it('[JB-01] says that there are more than it counts', async () => {
    await show('/jobs', listOf([card()], { total: 1000, pages: 50, more: true }))
    expect((await screen.findByText('More than 1,000 jobs')).getAttribute('role')).toBe('status')
    expect(boxes().getAllByText('Show jobs')).toHaveLength(menus.length)
  })

  it('searches around a ZIP code', async () => {
    const { router } = await show('/jobs')
    await screen.findByRole('link', { name: 'Order Picker' })
    const zip = screen.getByLabelText('ZIP code')
    await typeAndWait(zip, '100')
    await pressAndWait(screen.getByRole('button', { name: 'Search' }))
    expect(await screen.findByText('Not a valid zip code')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(zip))
    await typeAndWait(zip, '10001')
    await pressAndWait(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(router.state.location.search).toBe('?zip=10001&distance=25'))
    await typeAndWait(screen.getByLabelText('Distance'), '0')
    await waitFor(() => expect(router.state.location.search).toBe('?zip=10001&distance=0'))
  })

  it('says at the field that a ZIP code is unknown', async () => {
    const fields = { zip: { code: 'place.zip-unknown', error: 'We do not know that ZIP code' } }
    await show('/jobs?zip=99999', new RefusedAnswer('invalid', 'Wrong.', fields))
    expect(await screen.findByText('We do not know that ZIP code')).toBeTruthy()
    expect(screen.getByLabelText('ZIP code').getAttribute('aria-invalid')).toBe('true')
    expect(document.title).toMatch(/^Error: /)
  })

  it('offers what to loosen where nothing fits', async () => {
    const { router } = await show('/jobs?role=16&shift=4&zip=10001&distance=10', listOf([]))
    expect(await screen.findByText('No jobs found')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Select a job to see details' })).toBeNull()
    const offers = screen.getAllByRole('link').map((link) => link.textContent)
    expect(offers).toEqual(
      expect.arrayContaining([
        'Search within 25 miles',
        'Search at any distance',
        'Any shift',
        'Any kind of work',
        'Clear all filters',
      ]),
    )
    expect(offers).not.toContain('Any pay')
    expect(screen.getByRole('link', { name: 'Search within 25 miles' }).getAttribute('href')).toBe(
      '/jobs?role=16&shift=4&zip=10001&distance=25',
    )
    await pressAndWait(screen.getByRole('link', { name: 'Any shift' }))
    await waitFor(() => expect(router.state.location.search).toBe('?role=16&zip=10001&distance=10'))
  })

  it('[BY-22] says that a place has no ZIP code near, where some miles more help nobody', async () => {
    const text =
      'There is no ZIP code near the place of this search. Enter your ZIP code, or try one of these:'
    await show('/jobs?geohash=u09tv&distance=25', listOf([], { place: null }))
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Search within 50 miles' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Search at any distance' })).toBeTruthy()
  })

  it('offers to loosen each filter by itself, and none that is off', async () => {
    const offersOf = async (query: string) => {
      await show(`/jobs?${query}`, listOf([]))
      await screen.findByText('No jobs found')
      const offers = screen
        .getAllByRole('link')
        .filter((link) => /^(Any|Search|Clear all)/.test(link.textContent))
        .map((link) => `${link.textContent}: ${link.getAttribute('href')}`)
      cleanup()
      return offers
    }
    const place = 'zip=10001&distance=0'
    expect(await offersOf(`wage_start=15&wage_end=20&${place}`)).toEqual([`Any pay: /jobs?${place}`])
    expect(await offersOf(`wage_end=20&${place}`)).toEqual([`Any pay: /jobs?${place}`])
    expect(await offersOf(`commute_length=45&commute_type=2&${place}`)).toEqual([
      `Any commute: /jobs?${place}`,
    ])
    expect(await offersOf(`weekend=1&entry=1&${place}`)).toEqual([`Any requirements: /jobs?${place}`])
    expect(await offersOf('zip=10001&distance=500')).toEqual([
      'Search at any distance: /jobs?zip=10001&distance=0',
    ])
    expect(await offersOf('')).toEqual([])
  })

  it('leads back to the first page from one past the last', async () => {
    const { router } = await show('/jobs?page=9', listOf([], { page: 9, pages: 2, total: 25 }))
    expect(await screen.findByText('This page of the list is empty.')).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: 'Pages of jobs' })).toBeNull()
    await pressAndWait(await screen.findByRole('link', { name: 'Go to the first page' }))
    await waitFor(() => expect(router.state.location.search).toBe(''))
  })

  it('[JB-01] has links to its pages that keep the filters', async () => {
    await show('/jobs?role=8&page=2', listOf([card()], { page: 2, pages: 3, total: 45 }))
    const pages = within(await screen.findByRole('navigation', { name: 'Pages of jobs' }))
    expect(pages.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('/jobs?role=8&page=3')
    expect(pages.getByRole('link', { name: 'Page 1' }).getAttribute('href')).toBe('/jobs?role=8')
  })

  it('[SH-02] offers another try in its place while the service is down', async () => {
    let down = true
    await show('/jobs', () => (down ? new RefusedAnswer('unavailable') : listOf([card()])))
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByLabelText('ZIP code')).toBeTruthy()
    down = false
    await pressAndWait(retry)
    expect(await screen.findByRole('link', { name: 'Order Picker' })).toBeTruthy()
  })

  it('[BY-23] is around the home of whoever is signed in, and says so in its form and links', async () => {
    const list = listOf([card({ distance: 2 }), card({ id: 13, title: 'Packer' })], {
      place: { zip: '07102', city: 'Newark', state: 'NJ' },
      sort: 'fit',
    })
    const { router, calls } = await renderScreen(manifest, {
      path: '/jobs?role=8',
      session: signedInAs(),
      answers: [answer(listPositions, list)],
    })
    expect(await screen.findByText('2 jobs within 25 miles of Newark, best fit first')).toBeTruthy()
    expect(lastQuery(calls)).toBe('?role=8')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Jobs near Newark, NJ')
    expect(screen.getByLabelText<HTMLInputElement>('ZIP code').value).toBe('07102')
    expect(screen.getByRole('link', { name: 'Order Picker' }).getAttribute('href')).toBe('/jobs/12?zip=07102')
    await pressAndWait(boxes().getByLabelText('Night'))
    await waitFor(() => expect(router.state.location.search).toBe('?role=8&shift=4&zip=07102&distance=25'))
  })

  it('[BY-23] says what was applied to, and leads to the application', async () => {
    await show('/jobs', listOf([card({ application_id: 'a-1' }), card({ id: 13, title: 'Packer' })]))
    const link = await screen.findByRole('link', { name: /^Applied.*Order Picker$/ })
    expect(link.getAttribute('href')).toBe('/applications/a-1')
    expect(screen.getAllByRole('button', { name: /^Interested:/ })).toHaveLength(1)
  })

  it('shows skeletons at first, and the list that was there at once on the way back', async () => {
    let open: () => void = () => {}
    const slow = new Promise<void>((resolve) => (open = resolve))
    const { router } = await show('/jobs', async () => slow.then(() => listOf([card()])))
    expect(await screen.findByText('Loading jobs')).toBeTruthy()
    open()
    await screen.findByRole('link', { name: 'Order Picker' })
    await router.navigate('/applications')
    await router.navigate(-1)
    expect(screen.getByRole('link', { name: 'Order Picker' })).toBeTruthy()
  })
})

describe('a menu of filters', () => {
  it('[JB-01] says how many jobs there will be, and closes by its button and by Escape', async () => {
    const { router } = await show('/jobs', ({ url }) =>
      listOf([card()], { total: url.searchParams.get('shift') === '4' ? 34 : 290 }),
    )
    const menu = (await screen.findByText('Shift', { selector: 'summary' })).closest('details')!
    menu.open = true
    expect(await within(menu).findByRole('button', { name: 'Show 290 jobs' })).toBeTruthy()
    await pressAndWait(within(menu).getByLabelText('Night'))
    const button = await within(menu).findByRole('button', { name: 'Show 34 jobs' })
    expect(router.state.location.search).toBe('?shift=4')
    expect(within(menu).getByText('Shift (1)')).toBeTruthy()
    await pressAndWait(button)
    expect(menu.open).toBe(false)
    menu.open = true
    await act(async () => void fireEvent.keyDown(button, { key: 'Escape' }))
    expect(menu.open).toBe(false)
    expect(document.activeElement).toBe(menu.querySelector('summary'))
  })
})
