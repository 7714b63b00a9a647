// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setTransport } from '@lunchpail/kit-web/api-client'
import { setLanguage } from '@lunchpail/kit-web/language'
import { setSession } from '@lunchpail/kit-web/session'
import { closeSignedOutNotice } from './layout/sign-out/signed-out-notice.ts'
import type { FetchManifest } from './remotes/remotes.ts'
import { manifestOf, visitor, rosa, open, works, heading } from './test/site-pages.tsx'

beforeEach(() => {
  // what home asks is tested beside it
  const later = { code: 'unavailable', error: 'Later.' }
  setTransport(() => Promise.resolve(Response.json(later, { status: 503 })))
  setSession(visitor)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  window.scrollTo = () => {}
})
afterEach(async () => {
  cleanup()
  closeSignedOutNotice()
  await setLanguage('en')
  localStorage.clear()
})

it('[SH-04] every page begins with a link past the navigation, to a place that takes the focus', async () => {
  await open('/jobs', works)
  const skip = (await screen.findAllByRole('link'))[0]!
  expect(skip.textContent).toBe('Skip to content')
  const place = document.querySelector(skip.getAttribute('href')!)
  expect(place).toBe(screen.getByRole('main'))
  expect(place?.getAttribute('tabindex')).toBe('-1')
})

it('[EN-20] events and the way to hire are under every page, and in words on a visitor’s home', async () => {
  await open('/', works)
  await heading(/near you/)
  const links = (place: HTMLElement) =>
    within(place)
      .getAllByRole('link')
      .map((link) => `${link.textContent} ${link.getAttribute('href')}`)
  const asks = ['Events /events', 'Hiring? Post jobs /signup']
  expect(links(screen.getByRole('contentinfo'))).toEqual(expect.arrayContaining(asks))
  expect(links(screen.getByRole('main'))).toEqual(
    expect.arrayContaining(['See events /events', 'Post jobs /signup']),
  )
  await act(async () => setSession({ ...visitor, account: rosa }))
  expect(links(screen.getByRole('contentinfo'))).not.toContain(asks[1])
})

it('[AU-18] an open tab of a person who has to set a password goes to its page at once', async () => {
  setSession({ ...visitor, account: rosa })
  const router = await open('/jobs', works)
  await heading(/^Screen/)
  await act(async () => setSession({ ...visitor, account: rosa, level: 'reset' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/reset'))
})

describe('a page of a remote', () => {
  it.each(['/jobs', '/jobs/', '/jobs/7', '/jobs/7/'])(
    'is rendered by the remote that has it: %s',
    async (path) => {
      await open(path, works)
      await heading(/^Screen \/jobs/)
    },
  )

  it('that no remote has is not found', async () => {
    await open('/jobs/7/nothing', works)
    await heading('We couldn’t find that page')
  })

  it('[SH-02] that cannot be loaded names itself, the rest stays, and Retry works once the remote is back', async () => {
    let down = true
    await open('/jobs', (entry, attempt) =>
      down ? Promise.reject(new Error('down')) : works(entry, attempt),
    )
    await heading('Find jobs')
    expect(screen.getByText('This part of the site isn’t available right now.')).toBeDefined()
    expect(screen.getByRole('contentinfo')).toBeDefined()
    down = false
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click())
    await heading('Screen /jobs')
  })

  it('[SH-02] that is broken leaves the other remotes working', async () => {
    setSession({ ...visitor, account: rosa })
    const router = await open('/jobs', (entry, attempt) =>
      entry.name === 'mf-jobs' ? Promise.resolve('garbage') : works(entry, attempt),
    )
    await heading('Find jobs')
    await act(() => router.navigate('/applications'))
    await heading('Screen /applications')
  })

  it('[SH-02] whose screen does not arrive becomes that screen on Retry', async () => {
    let down = true
    const lost = Object.assign(new Error('Loading chunk 7 failed.'), {
      name: 'ChunkLoadError',
      type: 'timeout',
    })
    const lazy = () =>
      down ? Promise.reject(lost) : Promise.resolve({ Component: () => <h1>Screen at last</h1> })
    await open('/jobs', (entry) =>
      Promise.resolve({ ...manifestOf(entry), routes: [{ path: '/jobs', lazy }] }),
    )
    await heading('Find jobs')
    down = false
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click())
    await heading('Screen at last')
  })

  it('[SH-02] whose screen breaks shows the error page in its place', async () => {
    await open('/jobs', (entry) =>
      Promise.resolve({
        ...manifestOf(entry),
        routes: [
          {
            path: '/jobs',
            Component: () => {
              throw new Error('broken')
            },
          },
        ],
      }),
    )
    await heading('Something went wrong on this page')
    expect(screen.getByRole('contentinfo')).toBeDefined()
  })
})

describe('a page for signed-in people', () => {
  it('[AU-22] sends a visitor to log in, with the way back to the part of the page, and does not load its remote', async () => {
    const fetch = vi.fn(works)
    const router = await open('/applications/7?tab=1#history', fetch)
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(router.state.location.search).toBe('?redirect=%2Fapplications%2F7%3Ftab%3D1%23history')
    expect(fetch).not.toHaveBeenCalled()
  })

  it('[AU-22] sends a first visitor to sign up, with the way back', async () => {
    const router = await open('/applications?tab=1', works)
    await waitFor(() => expect(router.state.location.pathname).toBe('/signup'))
    expect(router.state.location.search).toBe('?redirect=%2Fapplications%3Ftab%3D1')
  })

  it('sends to log in whoever is signed out elsewhere while looking at it', async () => {
    setSession({ ...visitor, account: rosa })
    const router = await open('/applications', works)
    await heading('Screen /applications')
    await act(async () => setSession(visitor))
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(await screen.findByText(/^You were logged out/)).toBeDefined()
  })

  it('[BY-04] lets whoever ended their session on purpose go where they go, however long that page loads', async () => {
    setSession({ ...visitor, account: rosa })
    let arrive = (): void => {}
    const loaded = new Promise<void>((resolve) => (arrive = resolve))
    const slow: FetchManifest = async (entry) => {
      if (entry.name === 'mf-jobs') await loaded
      return manifestOf(entry)
    }
    const router = await open('/applications', slow)
    await heading('Screen /applications')
    const going = router.navigate('/jobs')
    // as the live stream tells it, before the next page is there and before it is rendered
    await act(async () => setSession(visitor))
    arrive()
    await act(() => going)
    await heading('Screen /jobs')
    expect(router.state.location.pathname).toBe('/jobs')
  })

  it('[BY-04] asks no one to log in again where it says that the account was deleted', async () => {
    setSession({ ...visitor, account: rosa })
    const router = await open('/account/erased', works)
    await heading('We couldn’t find that page')
    await act(async () => setSession(visitor))
    expect(screen.queryByText(/^You were logged out/)).toBeNull()
    await act(() => router.navigate('/jobs'))
    expect(screen.queryByText(/^You were logged out/)).toBeNull()
  })

  it('[SH-02] waits, with Retry, while it is not known who is there', async () => {
    setSession({ ...visitor, available: false })
    await open('/applications', works)
    await heading('Mine')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  })
})
