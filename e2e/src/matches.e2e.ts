import { expect, test, type Locator, type Page } from '@playwright/test'
import { stepTitle } from './application.ts'
import { expectAccessible, open, wide } from './page.ts'
import { signedUp, unlocked } from './person.ts'

const card = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 2 }).first()

/** Opens the deck of a new person, who has no preferences and sees jobs from everywhere. */
async function deck(page: Page, look = async () => {}): Promise<void> {
  await signedUp(page)
  await unlocked(page)
  await open(page, '/matches')
  const start = page.getByRole('button', { name: 'Show my matches' })
  await expect(start).toBeVisible()
  await look()
  await start.click()
  await expect(page.getByText(/Job 1 of/).first()).toBeVisible()
}

test('[MT-01] [MT-03] [MT-04] [MT-08] a deck is decided by buttons, undone, finished, and the saved jobs are applied to', async ({
  page,
  viewport,
}) => {
  await deck(page, () => expectAccessible(page))
  for (const size of [viewport!, wide]) {
    await page.setViewportSize(size)
    await expectAccessible(page)
  }
  const title = (await card(page).textContent())!
  await page.getByRole('button', { name: 'Not interested' }).click()
  await expect(page.getByText(/Job 2 of/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page)).toHaveText(title)
  await page.getByRole('button', { name: "I'm interested" }).click()
  await expect(page.getByText(/Job 2 of/).first()).toBeVisible()
  for (let place = 2; place <= 10; place++) await page.getByRole('button', { name: 'Not interested' }).click()
  await expect(page.getByText('You saved 1 job')).toBeVisible()
  await expectAccessible(page)
  const apply = page.getByRole('link', { name: 'Apply (1)' }).first()
  await expect(apply).toHaveAttribute('href', /^\/app\/start\/\?sn=0&p=\d+&utm_medium=matches-saved$/)
  await open(page, '/matches')
  await expect(page.getByRole('button', { name: 'Show my matches' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Apply (1)' }).first()).toBeVisible()
})

test('[MT-01] a card stays in sight above its buttons, is pushed away by finger, and keyboard alone decides too', async ({
  page,
  viewport,
}) => {
  await deck(page)
  await page.setViewportSize({ width: 320, height: 640 })
  const place = async (element: Locator) => (await element.boundingBox())!
  const first = page.getByRole('main').getByRole('group', { name: /job 1 of/ })
  const answers = page.getByRole('button', { name: 'Not interested' })
  expect((await place(answers)).y - (await place(first)).y).toBeGreaterThan(300)
  // with text at 200 % they come after the card
  const enlarge = (size: string) =>
    page.evaluate((of) => (document.documentElement.style.fontSize = of), size)
  await enlarge('200%')
  const { y, height } = await place(first)
  expect((await place(answers)).y).toBeGreaterThan(y + height)
  await enlarge('')
  await page.setViewportSize(viewport!)

  const box = (await card(page).boundingBox())!
  const touch = await page.context().newCDPSession(page)
  const at = (x: number) => [{ x, y: box.y + box.height / 2 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(300) })
  for (let x = 280; x >= 40; x -= 40)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(page.getByText(/Job 2 of/).first()).toBeVisible()

  await page.getByRole('button', { name: 'Not interested' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Job 3 of/).first()).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(/Job 4 of/).first()).toBeVisible()
})

test('[MT-09] Apply now on a card saves it and starts the application with it', async ({ page }) => {
  await deck(page)
  await page.getByRole('main').getByRole('button', { name: 'Apply now' }).click()
  await expect(page).toHaveURL(/\/app\/start/)
  await expect(stepTitle(page, 'About you')).toBeVisible()
  const answer = await page.request.get('/api/hire/v1/suggestion/count/')
  expect(((await answer.json()) as { saved: number }).saved).toBe(1)
})

test('[BY-11] what is decided without a connection is sent when it is back', async ({ page, context }) => {
  await deck(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: "I'm interested" }).click()
  await expect(page.getByText(/Job 2 of/).first()).toBeVisible()
  await expect(
    page.getByText('1 choice is saved on this device. We’ll send it when you’re back online.', {
      exact: true,
    }),
  ).toBeVisible()
  const sent = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('/suggestion/') && answer.ok(),
  )
  await context.setOffline(false)
  await sent
  const answer = await page.request.get('/api/hire/v1/suggestion/count/')
  expect(((await answer.json()) as { saved: number }).saved).toBe(1)
})

test('[MT-05] [MT-06] questions are answered one after the other by keyboard, and unlock the matches', async ({
  page,
}) => {
  await signedUp(page)
  await open(page, '/matches')
  await expect(page.getByText('Unlock Matches')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Answer questions' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Questions' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Answer the next question' }).press('Enter')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Where are you with your job search?' }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Save answer' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'What kind of work do you want?' })).toBeVisible()
  await expect(page.getByText('1 of 20 answered to unlock your matches').first()).toBeVisible()
})
