import { expect } from '@playwright/test'
import { open } from './page.ts'
import { signedUp } from './person.ts'
import { test } from './test.ts'

test('[BY-03] a passkey is added in the account settings, logs in without a password, and is removed', async ({
  page,
  baseURL,
}) => {
  // a passkey is for a name, and an address in numbers is none
  const site = baseURL!.replace('127.0.0.1', 'localhost')
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await signedUp(page)
  const cookies = await page.context().cookies()
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, domain: 'localhost' })))

  await open(page, `${site}/account/settings`)
  const section = page.getByRole('region', { name: 'Passkeys' })
  // by the keyboard alone, from here to the end
  const add = section.getByRole('button', { name: 'Add a passkey' })
  await add.press('Enter')
  await expect(section.getByRole('listitem')).toHaveCount(1)
  await expect(add).toBeFocused()

  const logOut = async () => {
    await page.getByRole('button', { name: 'Account', exact: true }).press('Enter')
    await page.getByRole('button', { name: 'Log out', exact: true }).press('Enter')
    await expect(page.getByRole('link', { name: 'Log in' }).filter({ visible: true }).first()).toBeVisible()
  }
  const settings = page.getByRole('heading', { level: 1, name: 'Account settings' })
  await logOut()
  // the browser offers it in the field of the handle; this device picks what is offered
  await open(page, `${site}/login?redirect=%2Faccount%2Fsettings`)
  await expect(settings).toBeVisible()

  await logOut()
  // a browser that offers nothing by itself
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
  await open(page, `${site}/login?redirect=%2Faccount%2Fsettings`)
  await page.getByRole('button', { name: 'Log in with a passkey' }).press('Enter')
  await expect(settings).toBeVisible()
  await expect(section.getByText(/Last used/)).toBeVisible()

  await section.getByRole('button', { name: /^Remove/ }).press('Enter')
  await expect(section.getByText('You don’t have a passkey yet.')).toBeVisible()
  // what was pressed is gone
  await expect(section.getByRole('heading', { name: 'Passkeys' })).toBeFocused()
})
