import { expect } from '@playwright/test'
import { applicant } from './applicant.ts'
import { fillJob, next, stepTitle } from './application.ts'
import { audit, auditOpen, dialog } from './audit.ts'
import { expectAccessible, open } from './page.ts'
import { signedUp, unlocked } from './person.ts'
import { test } from './test.ts'

test('the dialogs of the application have no finding of axe', async ({ page }) => {
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

test('the dialogs and steps of the profile have no finding of axe', async ({ page }) => {
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

test('the dialogs of the work history keep and return the focus, and have no finding of axe', async ({
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

test('suggestions and the deck’s dialogs keep and return the focus, and have no finding of axe', async ({
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

test('leaving what is not saved asks, keeps and returns the focus, and has no finding of axe', async ({
  page,
}) => {
  await applicant(page, [1])
  await open(page, '/profile#summary')
  await page.getByRole('textbox').first().fill('I show up early.')
  await audit(page, page.getByRole('link', { name: 'Jobs', exact: true }).first())
})

test('a week without a shift is asked about in a dialog without a finding of axe', async ({ page }) => {
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
