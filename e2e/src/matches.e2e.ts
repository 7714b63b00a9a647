import { expect, type Locator } from '@playwright/test'
import { card, deck } from './deck.ts'
import { expectAccessible, expectAccessibleIfWhole, open, wide } from './page.ts'
import { test } from './test.ts'

test('[MT-01] [MT-03] [MT-04] [MT-08] a deck is decided by buttons, undone, finished, and the saved jobs are applied to', async ({
  page,
}) => {
  await deck(page, () => expectAccessibleIfWhole(page))
  await expectAccessible(page)
  await page.setViewportSize(wide)
  await expectAccessibleIfWhole(page)
  const title = (await card(page).textContent())!
  await page.getByRole('button', { name: 'Not interested' }).click()
  await expect(page.getByText(/Job 2 of/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(card(page)).toHaveText(title)
  await page.getByRole('button', { name: "I'm interested" }).click()
  await expect(page.getByText(/Job 2 of/).first()).toBeVisible()
  for (let place = 2; place <= 10; place++) await page.getByRole('button', { name: 'Not interested' }).click()
  await expect(page.getByText('You saved 1 job')).toBeVisible()
  await expectAccessibleIfWhole(page)
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
