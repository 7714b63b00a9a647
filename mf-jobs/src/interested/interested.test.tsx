// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getPosition, listPositions } from '@lunchpail/contracts/jobs/api'
import { answer } from '@lunchpail/kit-web/testing/fake-answers'
import { pressAndWait } from '@lunchpail/kit-web/testing/page-actions'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { card, job, listOf } from '../../test/jobs.ts'
import { manifest } from '../manifest.tsx'
import { listCache } from '../search/list-cache.ts'
import { resetForTests } from './interested-button.tsx'
import { rereadInterested } from './interested.ts'

const dialog = vi.hoisted(() => ({ down: false }))
vi.mock(import('./apply-one.tsx'), async (load) => {
  const part = await load()
  return {
    get ApplyOne() {
      if (dialog.down) throw new Error('down')
      return part.ApplyOne
    },
  }
})

const setCookie = (ids: string) => {
  document.cookie = `saved_positions=${ids}; Path=/; Max-Age=${ids ? 60 : 0}`
  rereadInterested()
}
const titles = ['Picker', 'Packer', 'Driver', 'Welder']
const show = (path = '/jobs', session = {}) =>
  renderScreen(manifest, {
    path,
    session,
    answers: [
      answer(listPositions, listOf(titles.map((title, index) => card({ id: index + 1, title })))),
      answer(getPosition, job({ id: 1, title: 'Picker' })),
    ],
  })
const button = (title: string) => screen.findByRole('button', { name: `Interested: ${title}` })

beforeEach(() => {
  listCache.clear()
  resetForTests()
  setCookie('')
})
afterEach(cleanup)

describe('[JB-05] jobs a candidate marked as interested', () => {
  it('are not offered to an employer, who applies to nothing', async () => {
    setCookie('1')
    await show('/jobs', signedInAs({ type: 'hiring manager' }))
    await screen.findByRole('heading', { name: 'Picker' })
    expect(screen.queryByRole('button', { name: /^Interested/ })).toBeNull()
    expect(screen.queryByRole('link', { name: /^Apply/ })).toBeNull()
  })

  it('are three at most; then the others say why they cannot be marked', async () => {
    setCookie('9')
    await show()
    await pressAndWait(await button('Picker'))
    expect((await button('Picker')).getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByText('2 of 3 jobs picked', { selector: '[aria-live]' })).toBeTruthy()
    await pressAndWait(await button('Packer'))
    const welder = await button('Welder')
    expect(welder.getAttribute('aria-disabled')).toBe('true')
    const reason = document.getElementById(welder.getAttribute('aria-describedby')!)
    expect(reason!.textContent).toMatch(/^You’ve picked 3 jobs, the maximum/)
    await pressAndWait(welder)
    expect((await button('Welder')).getAttribute('aria-pressed')).toBe('false')
    expect(document.cookie).toContain('saved_positions=9.1.2')
  })

  it('are taken away by the same button, which opens the others again', async () => {
    setCookie('1.2.3')
    await show()
    await pressAndWait(await button('Packer'))
    expect(document.cookie).toContain('saved_positions=1.3')
    expect((await button('Welder')).getAttribute('aria-disabled')).toBeNull()
    expect(screen.getByRole('link', { name: 'Apply now (2)' }).getAttribute('href')).toBe(
      '/app/start/?sn=0&p=1,3',
    )
  })

  it('are there again after a reload', async () => {
    setCookie('2')
    await show()
    expect((await button('Packer')).getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByRole('link', { name: 'Apply now (1)' })).toBeTruthy()
  })

  it('[JB-05] are no more a job whose page says that it is closed', async () => {
    setCookie('1.2')
    await renderScreen(manifest, {
      path: '/jobs/1',
      answers: [answer(getPosition, job({ id: 1, state: 'closed' }))],
    })
    await screen.findByRole('heading', { level: 1 })
    await waitFor(() => expect(document.cookie).toContain('saved_positions=2'))
  })

  it('are no more what was applied to meanwhile', async () => {
    setCookie('1.2')
    const applied = { application_id: '0199b9c0-0000-7000-8000-000000000001' }
    await renderScreen(manifest, {
      path: '/jobs',
      session: signedInAs({}),
      answers: [
        answer(
          listPositions,
          listOf([card({ id: 1, title: 'Picker', ...applied }), card({ id: 2, title: 'Packer' })]),
        ),
      ],
    })
    expect(await screen.findByRole('link', { name: 'Apply now (1)' })).toBeTruthy()
    expect(document.cookie).toContain('saved_positions=2')
  })

  it('[SH-02] say that the dialog did not come, and Retry opens it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    dialog.down = true
    await show()
    await pressAndWait(await button('Driver'))
    const retry = await screen.findByRole('button', { name: 'The next step didn’t load. Try again' })
    expect((await button('Driver')).getAttribute('aria-pressed')).toBe('true')
    dialog.down = false
    await pressAndWait(retry)
    expect(await screen.findByRole('dialog', { name: 'Apply now, or keep looking?' })).toBeTruthy()
  })

  it('open the apply-one dialog with the first mark, once', async () => {
    await show()
    expect(screen.queryByRole('link', { name: /^Apply now/ })).toBeNull()
    await pressAndWait(await button('Driver'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Apply now, or keep looking?' }))
    expect(dialog.getByText('You picked Driver.')).toBeTruthy()
    expect(dialog.getByRole('link', { name: 'Apply now' }).getAttribute('href')).toBe('/app/start/?sn=0&p=3')
    await pressAndWait(dialog.getByRole('button', { name: 'Keep looking' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await pressAndWait(await button('Driver'))
    await pressAndWait(await button('Driver'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('[AU-31] are kept by this page alone where nothing is remembered', async () => {
    document.cookie = 'cookie_settings=memory; Path=/'
    await show()
    await pressAndWait(await button('Picker'))
    expect((await button('Picker')).getAttribute('aria-pressed')).toBe('true')
    rereadInterested()
    expect((await button('Picker')).getAttribute('aria-pressed')).toBe('true')
    expect(document.cookie).not.toContain('saved_positions')
    await pressAndWait(await button('Picker'))
    document.cookie = 'cookie_settings=; Path=/; Max-Age=0'
  })

  it('are marked on the page of a job too', async () => {
    setCookie('7')
    await show('/jobs/1')
    await pressAndWait(await button('Picker'))
    expect(document.cookie).toContain('saved_positions=7.1')
  })

  it('are told in Spanish', async () => {
    setCookie('1.2.3')
    await renderScreen(manifest, {
      path: '/jobs',
      language: 'es',
      answers: [answer(listPositions, listOf([card({ id: 8, title: 'Welder' })]))],
    })
    expect(await screen.findByRole('button', { name: 'Me interesa: Welder' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Postularme ahora (3)' })).toBeTruthy()
  })
})
