// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RouterView } from '@lunchpail/kit-web/routing/router-view'
import { createMemoryRouter } from '@lunchpail/kit-web/routing/site-router'
import { offeredLanguages } from '@lunchpail/contracts/language/offered-languages'
import { setTransport } from '@lunchpail/kit-web/api-client'
import { setLanguage } from '@lunchpail/kit-web/language'
import { setSession } from '@lunchpail/kit-web/session'
import { setSlotSource } from '@lunchpail/kit-web/slot'
import type { Session } from '@lunchpail/kit-web/session'
import type { RegistryEntry } from '@lunchpail/kit-web/site-data'
import { closeSignedOutNotice } from './layout/signed-out-notice.ts'
import { RegistryContext, SupportContext } from './registry-context.ts'
import { createRemotes } from './remotes/remotes.ts'
import type { FetchManifest } from './remotes/remotes.ts'
import { graftRoutes, siteRoutes } from './routes.tsx'

const remote = (
  noun: string,
  page: string,
  signedIn: boolean,
  label: string,
  candidates = false,
): RegistryEntry => ({
  name: `mf-${noun}`,
  version: '1',
  entry: `/remotes/mf-${noun}/1/remoteEntry.js`,
  hostApi: 1,
  pages: [
    { path: page, signedIn, candidates },
    { path: `${page}/:id`, signedIn, candidates },
  ],
  nav: [{ page, label: { en: label, es: label }, icon: 'search', signedIn }],
  slots: [],
  preload: [],
})
const engagement = remote('engagement', '/applications', true, 'Mine', true)
const desk = {
  page: '/portal',
  label: { en: 'Desk', es: 'Desk' },
  icon: 'clipboard',
  signedIn: true,
  employers: true,
} as const
const registry = [
  remote('jobs', '/jobs', false, 'Find jobs'),
  { ...engagement, nav: [...engagement.nav, desk] },
  remote('wizard', '/app/start', false, 'Apply', true),
]

const manifestOf = ({ pages }: RegistryEntry) => ({
  hostApi: 1,
  slots: {},
  routes: pages.map(({ path }) => ({
    path,
    lazy: () => Promise.resolve({ Component: () => <h1>Screen {path}</h1> }),
  })),
})
const visitor: Session = { account: null, level: 'normal', csrf: 'x', available: true }
const rosa = {
  type: 'applicant',
  first_name: 'Rosa',
  last_name: 'Delgado',
  email: 'rosa@example.com',
} as Session['account']

async function open(path: string, fetchManifest: FetchManifest) {
  const router = createMemoryRouter(siteRoutes(registry), {
    initialEntries: [path],
    discover: graftRoutes(createRemotes(registry, fetchManifest)),
  })
  // what suspends must be awaited within act
  await act(async () =>
    render(
      <RegistryContext value={registry}>
        <RouterView router={router} />
      </RegistryContext>,
    ),
  )
  return router
}
const works: FetchManifest = (entry) => Promise.resolve(manifestOf(entry))
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

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

it('[AU-18] an open tab of somebody who has to set a password goes to its page at once', async () => {
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

  it('[BY-04] asks nobody to log in again where it says that the account was deleted', async () => {
    setSession({ ...visitor, account: rosa })
    const router = await open('/account/erased', works)
    await heading('We couldn’t find that page')
    await act(async () => setSession(visitor))
    expect(screen.queryByText(/^You were logged out/)).toBeNull()
    await act(() => router.navigate('/jobs'))
    expect(screen.queryByText(/^You were logged out/)).toBeNull()
  })

  it('[SH-02] waits, with Retry, while nobody can say who is there', async () => {
    setSession({ ...visitor, available: false })
    await open('/applications', works)
    await heading('Mine')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  })
})

describe('[AU-18] a page on which the session ended by itself', () => {
  const account = { ...rosa!, id: 'rosa' }
  const expired: Session = { ...visitor, level: 'expired' }
  const form: FetchManifest = (entry) =>
    Promise.resolve({
      ...manifestOf(entry),
      routes: [
        {
          path: '/applications',
          lazy: () => Promise.resolve({ Component: () => <input aria-label="Wage" /> }),
        },
      ],
    })
  const fillDialog = () =>
    setSlotSource((name) =>
      Promise.resolve(({ start, handle, onDone }: Record<string, unknown>) => (
        <button onClick={() => (onDone as (outcome: object) => void)({ signedIn: false })}>
          {[name, start, handle].join(' ')}
        </button>
      )),
    )
  const login = () => screen.findByRole('button', { name: 'auth.entry-dialog.v1 login rosa@example.com' })
  const place = () => screen.getByRole('main', { hidden: true })
  const field = () => screen.getByLabelText<HTMLInputElement>('Wage')
  /** The page as the session ends, with something typed. */
  const ends = async () => {
    setSession({ ...visitor, account })
    const router = await open('/applications', form)
    const typed = await screen.findByLabelText<HTMLInputElement>('Wage')
    typed.value = '21'
    typed.focus()
    await act(async () => setSession(expired))
    return { router, typed }
  }
  afterEach(() => setSlotSource(() => Promise.resolve(undefined)))

  it('waits out of sight under the login, and is there again with what was typed where the keyboard was', async () => {
    fillDialog()
    const { router, typed } = await ends()
    const dialog = await login()
    expect(place().contains(dialog)).toBe(false)
    expect(place().style.visibility).toBe('hidden')
    expect(router.state.location.pathname).toBe('/applications')
    // as browsers do with what is hidden
    typed.blur()
    await act(async () => setSession({ ...visitor, account }))
    expect(place().style.visibility).toBe('')
    expect(document.activeElement).toBe(document.body)
    await act(async () => dialog.click())
    expect(screen.queryByText(/^auth\.entry-dialog/)).toBeNull()
    expect(field()).toBe(typed)
    expect(typed.value).toBe('21')
    expect(document.activeElement).toBe(typed)
  })

  it('leaves the keyboard where the person put it meanwhile', async () => {
    fillDialog()
    await ends()
    const dialog = await login()
    await act(async () => setSession({ ...visitor, account }))
    const link = screen.getAllByRole('link')[0]!
    link.focus()
    await act(async () => dialog.click())
    expect(document.activeElement).toBe(link)
  })

  it('leads to the login page where its dialog is closed, and where it does not come', async () => {
    fillDialog()
    const { router } = await ends()
    const dialog = await login()
    await act(async () => dialog.click())
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(router.state.location.search).toBe('?redirect=%2Fapplications')
    expect(place().style.visibility).toBe('')
    cleanup()
    setSlotSource(() => Promise.resolve(undefined))
    const without = await ends()
    await waitFor(() => expect(without.router.state.location.pathname).toBe('/login'))
  })

  it('is another person’s own page where another one logs in', async () => {
    fillDialog()
    await ends()
    await login()
    await act(async () => setSession({ ...visitor, account: { ...account, id: 'luz' } }))
    await waitFor(() => expect(field().value).toBe(''))
    expect(place().style.visibility).toBe('')
  })
})

describe('the shell’s own pages', () => {
  it.each([
    ['/', 'Find hourly work near you'],
    ['/terms', 'Terms of use'],
    ['/privacy/', 'Privacy'],
    ['/nowhere', 'We couldn’t find that page'],
  ])('[SH-13] %s', async (path, title) => {
    await open(path, works)
    await heading(title)
    await waitFor(() => expect(document.title).toBe(`${title} · Lunchpail`))
  })

  it('[SH-10] are in Spanish too', async () => {
    await open('/privacy', works)
    await heading('Privacy')
    await act(async () => screen.getByRole('button', { name: 'Language: English' }).click())
    const spanish = await screen.findByRole('radio', { name: 'Español' })
    await act(async () => spanish.click())
    await heading('Privacidad')
    expect(localStorage.getItem('language')).toBe('es')
    // it closes after the page is in the new language
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('[SH-10] offers the eleven languages, and says which it is not in yet', async () => {
    await open('/privacy', works)
    await heading('Privacy')
    await act(async () => screen.getByRole('button', { name: 'Language: English' }).click())
    const choices = await screen.findAllByRole<HTMLInputElement>('radio')
    expect(choices.map(({ value }) => value)).toEqual(offeredLanguages.map(({ tag }) => tag))
    expect(screen.getAllByText(/not translated yet/)).toHaveLength(9)
    await act(async () => screen.getByRole('radio', { name: 'Tiếng Việt' }).click())
    expect(await screen.findByText(/^Lunchpail isn’t available in Tiếng Việt yet\./)).toBeDefined()
    expect(localStorage.getItem('language')).toBe('vi')
    await heading('Privacy')
  })

  it('[SH-13] the home page takes a ZIP code to the list of jobs', async () => {
    const router = await open('/', works)
    const zip = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Your ZIP code' })
    await act(async () => screen.getByRole('button', { name: 'Find jobs' }).click())
    expect(screen.getByText('Please enter a zip code')).toBeDefined()
    expect(document.activeElement).toBe(zip)
    zip.value = '10001'
    await act(async () => screen.getByRole('button', { name: 'Find jobs' }).click())
    await heading('Screen /jobs')
    expect(router.state.location).toMatchObject({ pathname: '/jobs', search: '?zip=10001' })
  })

  it('[SH-13] the home page takes words without a place, too', async () => {
    const router = await open('/', works)
    const words = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Job, skill or company' })
    words.value = ' fork lift '
    await act(async () => screen.getByRole('button', { name: 'Find jobs' }).click())
    await heading('Screen /jobs')
    expect(router.state.location).toMatchObject({ pathname: '/jobs', search: '?q=fork+lift' })
  })
})

describe('the frame', () => {
  it('[SH-04] shows the session in the header', async () => {
    await open('/', works)
    await heading('Find hourly work near you')
    const header = screen.getByRole('banner')
    expect(header.textContent).toContain('Log in')
    await act(async () => setSession({ ...visitor, account: rosa }))
    expect(header.textContent).toContain('Rosa')
    expect(header.textContent).not.toContain('Log in')
  })

  it('[BY-23] home is what is next for a candidate, and not the page for visitors', async () => {
    setSession({ ...visitor, account: rosa })
    await open('/', works)
    await heading('What’s next, Rosa')
    expect(screen.getByRole('main').querySelector('[data-slot="wizard.draft-notice.v1"]')).toBeTruthy()
    expect(
      screen.getByRole('main').querySelector('[data-slot="engagement.latest-applications.v1"]'),
    ).toBeTruthy()
    const links = within(screen.getByRole('main')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['/jobs', '/applications']),
    )
    // of employers alone
    expect(screen.queryByRole('link', { name: 'Desk' })).toBeNull()
  })

  it('[SH-04] the account menu leads to the person’s own pages', async () => {
    setSession({ ...visitor, account: rosa })
    await open('/jobs', works)
    await heading('Screen /jobs')
    const menu = within(screen.getByRole('banner'))
    await act(async () => menu.getByRole('button', { name: 'Rosa' }).click())
    expect(
      ['My account', 'Preferences', 'My applications', 'Help'].map((name) =>
        menu.getByRole('link', { name }).getAttribute('href'),
      ),
    ).toEqual(['/profile#account', '/preferences', '/applications', '/help'])
    expect(menu.getByRole('button', { name: 'Log out' })).toBeDefined()
    await act(async () => setSession({ ...visitor, account: { ...rosa!, type: 'hiring manager' } }))
    expect(menu.queryByRole('link', { name: 'Preferences' })).toBeNull()
    expect(menu.getByRole('link', { name: 'Help' })).toBeDefined()
  })

  it('[BY-11] a page that did not load says that there is no connection, and loads when it is back', async () => {
    let down = true
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await open('/jobs', (entry, attempt) =>
      down ? Promise.reject(new Error('down')) : works(entry, attempt),
    )
    await heading('Find jobs')
    expect(screen.getByText(/^You’re offline\. This page will open/)).toBeDefined()
    expect(screen.queryByText('Everything else still works.')).toBeNull()
    down = false
    online.mockReturnValue(true)
    await act(async () => void dispatchEvent(new Event('online')))
    await heading('Screen /jobs')
    online.mockRestore()
  })

  it('[SH-04] shows what the live remotes put into the navigation, to those whom it is for', async () => {
    await open('/', works)
    await heading('Find hourly work near you')
    expect(screen.getAllByRole('link', { name: 'Find jobs' })).not.toHaveLength(0)
    expect(screen.queryAllByRole('link', { name: 'Mine' })).toHaveLength(0)
    await act(async () => setSession({ ...visitor, account: rosa }))
    expect(screen.getAllByRole('link', { name: 'Mine' })).not.toHaveLength(0)
  })

  it('moves the focus to the heading of the page that one goes to', async () => {
    const router = await open('/', works)
    await heading('Find hourly work near you')
    await act(() => router.navigate('/jobs'))
    const title = await heading('Screen /jobs')
    await waitFor(() => expect(document.activeElement).toBe(title))
  })
})

describe('[AU-23] an employer', () => {
  const employer = { ...rosa, type: 'hiring manager', company_name: 'Harbor Yard' } as Session['account']

  it.each([
    ['/', 'hiring manager'],
    ['/applications', 'hiring manager'],
    ['/applications/7', 'developer'],
    ['/app/start?p=7', 'developer'],
  ] as const)(
    'sees at %s as a %s what the account can do, and no page for candidates',
    async (path, type) => {
      setSession({ ...visitor, account: { ...employer, type } as Session['account'] })
      await open(path, works)
      await heading('Your employer account')
      expect(screen.getByText('You hire for Harbor Yard.')).toBeTruthy()
      // a new company's desk is closed: its button promises nothing
      expect(screen.getByText(/The desk opens once/)).toBeTruthy()
      expect(screen.getByRole('link', { name: 'Hiring desk' }).getAttribute('href')).toBe('/portal')
      expect(screen.getByRole('link', { name: 'Your company' }).getAttribute('href')).toBe('/portal/company')
      expect(screen.getByRole('link', { name: 'See all jobs' }).getAttribute('href')).toBe('/jobs')
      expect(screen.queryByText(/^Screen/)).toBeNull()
      expect(screen.queryByText('Find hourly work near you')).toBeNull()
    },
  )

  it('is led to jobs alone by the navigation, and looks at them', async () => {
    setSession({ ...visitor, account: employer })
    await open('/jobs', works)
    await heading('Screen /jobs')
    expect(screen.queryByRole('link', { name: 'Mine' })).toBeNull()
    expect(screen.getAllByRole('link', { name: 'Find jobs' }).length).toBeGreaterThan(0)
  })

  it('is nobody else: candidates and visitors see their pages', async () => {
    await open('/app/start', works)
    await heading('Screen /app/start')
    cleanup()
    setSession({ ...visitor, account: rosa })
    await open('/applications', works)
    await heading('Screen /applications')
    expect(screen.getAllByRole('link', { name: 'Mine' }).length).toBeGreaterThan(0)
  })
})

describe('the help page', () => {
  const openHelp = async (support: string | undefined) => {
    const router = createMemoryRouter(siteRoutes(registry), { initialEntries: ['/help'] })
    await act(async () =>
      render(
        <RegistryContext value={registry}>
          <SupportContext value={support}>
            <RouterView router={router} />
          </SupportContext>
        </RegistryContext>,
      ),
    )
    await heading('Help and contact')
  }
  it('[BY-25] leads a candidate to their applications and settings', async () => {
    setSession({ ...visitor, account: rosa })
    await openHelp('help@site.example')
    const main = within(screen.getByRole('main'))
    const hrefs = ['My applications', 'Account settings'].map((name) =>
      main.getByRole('link', { name }).getAttribute('href'),
    )
    expect(hrefs).toEqual(['/applications', '/account/settings'])
  })
  it('[BY-25] offers no message where the site has no address that it would go to', async () => {
    await openHelp(undefined)
    expect(screen.getByText('We can’t answer messages on this site yet.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Write to us here' })).toBeNull()
  })
  it('[BY-25] says what can be done today, and how to reach the support', async () => {
    await openHelp('help@site.example')
    expect(screen.getByRole('button', { name: 'Write to us here' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'help@site.example' }).getAttribute('href')).toBe(
      'mailto:help@site.example',
    )
    expect(screen.getByRole('heading', { name: 'Forgot your password?' })).toBeTruthy()
    expect(screen.getByText(/for 30 minutes/)).toBeTruthy()
  })
})
