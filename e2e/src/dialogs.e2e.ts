import { expect, test, type Locator, type Page } from '@playwright/test'
import { applicant } from './applicant.ts'
import { fillJob, next, stepTitle, suggestions } from './application.ts'
import { expectAccessible, open } from './page.ts'
import { signedUp, unlocked } from './person.ts'

const dialog = (page: Page): Locator => page.getByRole('dialog')

/** The open dialog has the focus and keeps it, in both schemes axe finds nothing, and Escape returns the focus. */
async function auditOpen(page: Page, opener: Locator): Promise<void> {
  await expect(dialog(page)).toBeVisible()
  const holdsFocus = () => dialog(page).evaluate((shown) => shown.contains(document.activeElement))
  expect(await holdsFocus(), 'the focus is in the dialog').toBe(true)
  await expectAccessible(dialog(page))
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(dialog(page), 'colours')
  await page.emulateMedia({ colorScheme: 'light' })
  const stops = await dialog(page).locator('button, a, input, select, textarea').count()
  for (let pressed = 0; pressed < stops + 2; pressed++) {
    await page.keyboard.press('Tab')
    // between the last and the first, a browser may focus its own bar
    const outside = await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)
    expect(
      outside === 'DIALOG' || (await page.evaluate(() => document.activeElement === document.body)),
    ).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
}

/** Opens a dialog and audits it. */
async function audit(page: Page, opener: Locator): Promise<void> {
  await opener.click()
  await auditOpen(page, opener)
}

test('[BY-17] the menus and dialogs of the shell and of the list have no finding of axe', async ({
  page,
}) => {
  await signedUp(page)
  await open(page, '/jobs')
  await audit(page, page.getByRole('button', { name: /^Language/ }))
  for (const menu of ['Category', 'Shift', 'Commute', 'More', 'Sort by']) {
    const summary = page.locator('summary', { hasText: menu })
    await summary.hover()
    const place = await summary.boundingBox()
    await summary.click()
    await expectAccessible(summary.locator('..'))
    // what is loaded for it moves it from under no pointer
    expect(await summary.boundingBox(), menu).toEqual(place)
    // beside its fields
    await summary.locator('+ div').click({ position: { x: 4, y: 40 } })
    await page.keyboard.press('Escape')
    await expect(summary.locator('..')).not.toHaveAttribute('open')
  }
  await audit(page, page.getByRole('button', { name: /^Interested/ }).first())
  await page.getByRole('button', { name: 'Account' }).click()
  await expect(page.getByRole('link', { name: 'Preferences' })).toBeVisible()
  await expectAccessible(page)
})

test('[BY-17] the dialogs of the application have no finding of axe', async ({ page }) => {
  await open(page, '/app/start/?sn=0&p=1')
  await audit(page, page.getByRole('button', { name: 'How is my number used?' }))
  await signedUp(page)
  await open(page, '/app/start/?sn=0&p=1')
  await expect(stepTitle(page, 'About you')).toBeVisible()
  await next(page).click()
  await expect(page.getByRole('alert').first()).toBeVisible()
  await expectAccessible(page.getByRole('main'))
  await audit(page, page.getByRole('button', { name: 'Save and exit' }))
})

/** The steps of the profile by the fragment of their address. */
const steps = {
  info: 'Basic info',
  history: 'Work History',
  skills: 'Skills and Experience',
  availability: 'Availability',
  summary: 'Summary',
}

test('[BY-17] the dialogs and steps of the profile have no finding of axe', async ({ page }) => {
  await applicant(page, [1])
  for (const hash of ['account', 'preferences']) {
    await open(page, `/profile#${hash}`)
    await expect(dialog(page)).toBeVisible()
    await expectAccessible(dialog(page))
  }
  for (const [hash, title] of Object.entries(steps)) {
    await open(page, `/profile#${hash}`)
    await expect(stepTitle(page, title)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
    await expectAccessible(page.getByRole('main'))
  }
})

test('[BY-17] the dialogs of the work history keep and return the focus, and have no finding of axe', async ({
  page,
}) => {
  await applicant(page, [1], 'history')
  await open(page, '/app/start/?sn=0&p=1')
  await expect(stepTitle(page, 'Where have you worked?')).toBeVisible()
  const main = page.getByRole('main')

  await audit(page, next(page))
  await page.getByRole('button', { name: 'Add a job' }).click()
  await expectAccessible(page)
  await page.getByLabel('Job title').fill('Picker')
  await page.getByRole('button', { name: 'Save this job' }).click()
  await expect(page.getByRole('alert').first()).toBeFocused()
  await expectAccessible(main)
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await audit(page, next(page))

  await next(page).click()
  await dialog(page).getByRole('button', { name: 'Finish it' }).click()
  await fillJob(page, { title: 'Picker', company: 'Hudson Freight', start: '012024', end: '062024' })
  await page.getByRole('button', { name: 'Save this job' }).click()
  await audit(page, next(page))

  // the second question follows the first in its place
  await next(page).click()
  const noMore = dialog(page).getByRole('button', { name: 'There are no more jobs' })
  await noMore.click()
  await expect(
    dialog(page).getByRole('heading', { name: 'What have you done since your last job?' }),
  ).toBeFocused()
  await auditOpen(page, next(page))

  const explain = page.getByRole('button', { name: /^Explain the gap/ }).first()
  await explain.press('Enter')
  const reason = page.getByLabel('What have you been doing since then?')
  await expect(reason).toBeFocused()
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.press('Enter')
  await expect(page.getByText('This field is required')).toBeVisible()
  await expectAccessible(main)
  await reason.fill('Took care of my kids')
  await save.press('Enter')
  await expect(page.getByRole('listitem', { name: /^Gap/ }).first()).toBeFocused()
  await expectAccessible(main)

  await page.getByRole('button', { name: 'Remove Picker' }).press('Enter')
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await expectAccessible(main)
  await undo.press('Enter')
  await expect(page.getByRole('button', { name: 'Edit Picker' })).toBeFocused()
})

test('[WZ-23] [BY-17] as the suggestions come, nothing moves from under the thumb', async ({ page }) => {
  // of a large phone
  await page.setViewportSize({ width: 430, height: 932 })
  await applicant(page, [1], 'suggestions')
  let come = (): void => {}
  const coming = new Promise<void>((resolve) => (come = resolve))
  await page.route(/\/suggestion\/\?.*p=/, async (route) => {
    await coming
    await route.continue()
  })
  await open(page, '/app/start/?sn=0&p=1')
  await expect(stepTitle(page, 'More jobs that fit you')).toBeVisible()
  // below the screen, before as after
  const skip = page.getByRole('button', { name: 'Skip', exact: true })
  await expect(skip).toBeVisible()
  await expect(skip).not.toBeInViewport()
  come()
  await expect(suggestions(page)).toBeVisible()
  await expect(skip).not.toBeInViewport()
})

test('[BY-17] suggestions and the deck’s dialogs keep and return the focus, and have no finding of axe', async ({
  page,
}) => {
  await applicant(page, [1], 'suggestions')
  await open(page, '/app/start/?sn=0&p=1')
  await expect(stepTitle(page, 'More jobs that fit you')).toBeVisible()
  await expectAccessible(page)
  const boxes = page.getByRole('main').getByRole('checkbox')
  await boxes.first().focus()
  await page.keyboard.press('Space')
  await expect(boxes.first()).not.toBeChecked()
  await page.getByRole('button', { name: 'Show them one at a time' }).press('Enter')
  await expectAccessible(page.getByRole('main'))

  await unlocked(page)
  await open(page, '/matches')
  await expect(dialog(page)).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await audit(page, page.getByRole('button', { name: 'Set my preferences' }))
})

test('[BY-17] leaving what is not saved asks, keeps and returns the focus, and has no finding of axe', async ({
  page,
}) => {
  await applicant(page, [1])
  await open(page, '/profile#summary')
  await page.getByRole('textbox').first().fill('I show up early.')
  await audit(page, page.getByRole('link', { name: 'Jobs', exact: true }).first())
})

test('[BY-17] a week without a shift is asked about in a dialog without a finding of axe', async ({
  page,
}) => {
  await applicant(page, [1])
  await open(page, '/profile#availability')
  for (const shift of ['Day', 'Swing', 'Night'])
    await page
      .getByRole('radiogroup', { name: new RegExp(`^${shift}`) })
      .getByRole('radio')
      .first()
      .check({ force: true })
  await audit(page, page.getByRole('button', { name: 'Save', exact: true }))
})
