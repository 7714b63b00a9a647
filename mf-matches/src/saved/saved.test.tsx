// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listSaved, savedIds, saveJobs, unsaveJob, type SavedJob } from '@lunchpail/contracts/matches/api'
import { notifyTopic } from '@lunchpail/kit-web/live'
import { answer, RefusedAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { pressAndWait } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs, visitor } from '@lunchpail/kit-web/testing/sessions'
import { manifest } from '../manifest.tsx'
import { writeKept } from './kept-here.ts'
import SaveJob from './save-job.slot.tsx'
import { resetForTests } from './saved-ids.ts'

const savedJob = (id: number, more: Partial<SavedJob> = {}): SavedJob => ({
  id,
  title: `Packer ${id}`,
  company_name: 'Bright Foods',
  location_name: 'Newark',
  wage_from: 18,
  wage_to: 20,
  shifts: ['day'],
  schedule_type: 'full-time',
  state: 'open',
  language: 'en',
  ...more,
})
const listOf = (...jobs: SavedJob[]) => ({
  jobs,
  open: jobs.filter(({ state }) => state === 'open').map(({ id }) => id),
  page: 1,
  pages: 1,
  total: jobs.length,
})
/** A service that has these saved. */
const service = (...ids: number[]) => {
  let saved = ids
  return [
    answer(savedIds, () => ({ ids: saved })),
    answer(saveJobs, ({ body }) => {
      saved = [...body.positions.toReversed(), ...saved.filter((id) => !body.positions.includes(id))]
      return { ids: saved }
    }),
    answer(unsaveJob, ({ url }) => {
      saved = saved.filter((id) => id !== Number(url.pathname.split('/').at(-2)))
      return { ids: saved }
    }),
    answer(listSaved, () => listOf(...saved.map((id) => savedJob(id)))),
  ]
}
const slot = (answers: ReturnType<typeof service>, session = visitor, pressed = false) =>
  renderScreen(<SaveJob id={7} title="Packer 7" press={pressed} onDone={() => {}} />, {
    path: '/jobs/7',
    session,
    answers,
  })
const button = () => screen.findByRole('button', { name: /^Saved?: Packer 7$/ })

beforeEach(() => {
  localStorage.clear()
  resetForTests()
})
afterEach(cleanup)

describe('[BY-22] a job that is saved', () => {
  it('is kept on the device of a visitor, whom no call is made for', async () => {
    const { calls } = await slot([])
    await pressAndWait(await button())
    expect((await button()).getAttribute('aria-pressed')).toBe('true')
    // what is seen is in its name
    expect([(await button()).textContent, (await button()).getAttribute('aria-label')]).toEqual([
      'Saved',
      'Saved: Packer 7',
    ])
    expect(screen.getByRole('link', { name: 'See your saved jobs' }).getAttribute('href')).toBe('/saved')
    expect([localStorage.getItem('saved-jobs'), calls]).toEqual(['[7]', []])
    await pressAndWait(await button())
    expect(localStorage.getItem('saved-jobs')).toBeNull()
  })

  it('is saved as its button comes, where the page had one that was pressed', async () => {
    await slot([], visitor, true)
    await waitFor(async () => expect((await button()).getAttribute('aria-pressed')).toBe('true'))
    expect([localStorage.getItem('saved-jobs'), document.activeElement]).toEqual(['[7]', await button()])
    cleanup()
    resetForTests()
    localStorage.clear()
    // who went on while it was on its way stays there
    const elsewhere = document.body.appendChild(document.createElement('input'))
    elsewhere.focus()
    await slot([], visitor, true)
    await waitFor(() => expect(localStorage.getItem('saved-jobs')).toBe('[7]'))
    expect(document.activeElement).toBe(elsewhere)
    elsewhere.remove()
  })

  it('is brought in once the visitor is signed in, and then leaves the device', async () => {
    writeKept([9, 8])
    const { calls } = await slot(service(7), signedInAs())
    await waitFor(async () => expect((await button()).getAttribute('aria-pressed')).toBe('true'))
    expect(calls.map(({ endpoint, body }) => [endpoint, body])).toEqual([
      ['matches.saved.add', { positions: [8, 9] }],
    ])
    expect(localStorage.getItem('saved-jobs')).toBeNull()
  })

  it('stays on the device where the service does not take it', async () => {
    writeKept([9])
    await slot([answer(saveJobs, () => new RefusedAnswer('unavailable'))], signedInAs())
    await waitFor(() => expect(localStorage.getItem('saved-jobs')).toBe('[9]'))
  })

  it('can be saved where the saved ones could not be read', async () => {
    const answers = [answer(savedIds, () => new RefusedAnswer('unavailable')), ...service().slice(1)]
    await slot(answers, signedInAs())
    await waitFor(async () => expect((await button()).getAttribute('aria-busy')).not.toBe('true'))
    await pressAndWait(await button())
    expect((await button()).getAttribute('aria-pressed')).toBe('true')
  })

  it('[AU-31] is kept by the page alone where nothing is remembered', async () => {
    document.cookie = 'cookie_settings=memory; Path=/'
    await slot([])
    await pressAndWait(await button())
    expect((await button()).getAttribute('aria-pressed')).toBe('true')
    expect(localStorage.getItem('saved-jobs')).toBeNull()
    await pressAndWait(await button())
    document.cookie = 'cookie_settings=; Path=/; Max-Age=0'
  })
})

describe('[BY-22] the page of saved jobs', () => {
  const show = (
    answers: ReturnType<typeof service>,
    session = visitor,
    language: 'en' | 'es' = 'en',
    path = '/saved',
  ) => renderScreen(manifest, { path, session, language, answers })

  it('has one application for those that are open, and says what has closed', async () => {
    await show(
      [
        answer(savedIds, { ids: [1, 2, 3] }),
        answer(
          listSaved,
          listOf(savedJob(1), savedJob(2, { state: 'closed' }), savedJob(3, { state: 'paused' })),
        ),
      ],
      signedInAs(),
    )
    const apply = await screen.findByRole('link', { name: 'Apply (1)' })
    expect(apply.getAttribute('href')).toBe('/app/start/?sn=0&p=1&utm_medium=matches-saved')
    expect(screen.getByText('Closed: no longer taking applications')).toBeTruthy()
    expect(screen.getByText('Paused: not taking applications right now')).toBeTruthy()
    expect(screen.queryByText(/on this device only/)).toBeNull()
  })

  it('says that they cannot be shown where they cannot be read, and shows them at the next try', async () => {
    let up = false
    const ids = answer(savedIds, () => (up ? { ids: [1] } : new RefusedAnswer('unavailable')))
    await show([ids, answer(listSaved, listOf(savedJob(1)))], signedInAs())
    const retry = await screen.findByRole('button', { name: 'Try again' })
    up = true
    await pressAndWait(retry)
    expect(await screen.findByText('Packer 1')).toBeTruthy()
  })

  it('past the last says so, and leads to the first', async () => {
    const past = { ...listOf(), page: 99, pages: 2, total: 21 }
    await show(
      [answer(savedIds, { ids: [1] }), answer(listSaved, past)],
      signedInAs(),
      'en',
      '/saved?page=99',
    )
    expect(await screen.findByText('This page is past the last of your saved jobs.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to the first page' }).getAttribute('href')).toBe('/saved')
    expect(screen.queryByRole('navigation', { name: 'Pages of saved jobs' })).toBeNull()
  })

  it('loses a job that is removed, and the keyboard goes on with the next', async () => {
    await show(service(1, 2), signedInAs())
    const remove = async (title: string) => {
      const button = await screen.findByRole('button', { name: `Remove: ${title}` })
      button.focus()
      await pressAndWait(button)
      await waitFor(() => expect(screen.queryByText(title)).toBeNull())
      return document.activeElement?.textContent
    }
    expect(await remove('Packer 1')).toBe('Packer 2')
    expect(await remove('Packer 2')).toBe('Your saved jobs')
  })

  it('[MT-05] hears what was saved in another tab, and takes no earlier answer for it', async () => {
    let saved = [1]
    const waiting: ((ids: number[]) => void)[] = []
    const ids = answer(savedIds, () =>
      waiting.length === 0
        ? { ids: saved }
        : new Promise((resolve) => waiting.push((of) => resolve({ ids: of }))),
    )
    await show([ids, answer(listSaved, () => listOf(...saved.map((id) => savedJob(id))))], signedInAs())
    await screen.findByText('Packer 1')
    saved = [2, 1]
    act(() => notifyTopic('matches'))
    await screen.findByText('Packer 2')
    // two changes, of which the first answer comes last
    waiting.push(() => {})
    act(() => notifyTopic('matches'))
    act(() => notifyTopic('matches'))
    await waitFor(() => expect(waiting).toHaveLength(3))
    saved = [3, 2, 1]
    await act(async () => waiting[2]!(saved))
    await screen.findByText('Packer 3')
    await act(async () => waiting[1]!([2, 1]))
    expect(screen.getByText('Packer 3')).toBeTruthy()
  })

  it('of a visitor names the jobs of the device, and says that they are only there', async () => {
    writeKept([5])
    const { calls } = await show([answer(listSaved, listOf(savedJob(5)))])
    expect(await screen.findByText(/saved on this device only/)).toBeTruthy()
    expect(calls[0]!.url.searchParams.get('p')).toBe('5')
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login?redirect=%2Fsaved')
  })

  it('says in Spanish that there are none yet', async () => {
    await show([answer(listSaved, listOf())], visitor, 'es')
    expect(await screen.findByText('Todavía no has guardado empleos')).toBeTruthy()
  })
})
