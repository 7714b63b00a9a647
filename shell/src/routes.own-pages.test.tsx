// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RouterView } from '@lunchpail/kit-web/routing/router-view'
import { createMemoryRouter } from '@lunchpail/kit-web/routing/site-router'
import { offeredLanguages } from '@lunchpail/contracts/language/offered-languages'
import { setTransport } from '@lunchpail/kit-web/api-client'
import { setLanguage } from '@lunchpail/kit-web/language'
import { setSession } from '@lunchpail/kit-web/session'
import type { Session } from '@lunchpail/kit-web/session'
import { closeSignedOutNotice } from './layout/sign-out/signed-out-notice.ts'
import { RegistryContext, SupportContext } from './registry-context.ts'
import { siteRoutes } from './routes.tsx'
import { registry, visitor, rosa, open, works, heading } from './test/site-pages.tsx'

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
    // the first press loads the panel
    await menu.findByRole('link', { name: 'My Account' })
    expect(
      ['My Account', 'Preferences', 'My applications', 'Help'].map((name) =>
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

  it('is no one else: candidates and visitors see their pages', async () => {
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
