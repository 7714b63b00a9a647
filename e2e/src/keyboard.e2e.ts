import { expect, test, type Locator, type Page } from '@playwright/test'
import { equalOpportunityQuestions, stepTitle } from './application.ts'
import { desktop } from './page.ts'
import { somebody } from './person.ts'

/** Presses Tab until the element has the focus. */
async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  // found once, and again where React has replaced it: to find it by its name takes longer than to press a key
  let element = await target.elementHandle()
  for (let pressed = 0; pressed < 150; pressed++) {
    const found = await element?.evaluate(
      (one) => one.isConnected && { focus: one === document.activeElement },
    )
    if (found && found.focus) return
    if (!found) element = await target.elementHandle()
    else await page.keyboard.press('Tab')
  }
  throw new Error(`not reached by Tab: ${String(target)}`)
}
async function type(page: Page, label: string | RegExp, text: string): Promise<void> {
  await reach(page, page.getByLabel(label, { exact: typeof label === 'string' }).first())
  await page.keyboard.type(text)
}
async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await reach(page, target)
  await page.keyboard.press(key)
}
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first()

test.use(desktop)

test('[BY-17] the whole journey works by keyboard alone', async ({ page }) => {
  const person = somebody()
  await page.goto('/jobs/1')
  await press(page, page.getByRole('link', { name: 'Apply now' }))

  await type(page, 'First name', person.firstName)
  await type(page, 'Last name', person.lastName)
  await type(page, 'Email', person.email)
  await type(page, /^Mobile phone/, person.phone)
  await press(page, page.getByRole('checkbox').last(), 'Space')
  await type(page, 'Password', person.password)
  await page.keyboard.press('Enter')

  await expect(stepTitle(page, 'About you')).toBeFocused()
  await type(page, 'Address', '350 5th Avenue')
  await type(page, 'City', 'New York')
  await type(page, 'State', 'New York')
  await type(page, 'ZIP code', '10118')
  await type(page, 'Date of birth', '04051991')
  await type(page, 'Highest level of education', 'High')
  await press(
    page,
    page
      .getByRole('radiogroup', { name: /allowed to work/ })
      .getByRole('radio')
      .first(),
    'Space',
  )
  await press(page, button(page, 'Next'))

  await expect(stepTitle(page, 'Equal opportunity')).toBeFocused()
  for (const name of equalOpportunityQuestions)
    await press(page, page.getByRole('radiogroup', { name }).getByRole('radio').first(), 'Space')
  await press(page, button(page, 'Next'))

  await expect(stepTitle(page, 'When can you work?')).toBeFocused()
  await press(page, button(page, 'Next'))

  await expect(stepTitle(page, 'Your skills')).toBeFocused()
  await press(page, button(page, 'Begin'))
  const heading = page.getByRole('heading', { level: 1 })
  while (!(await stepTitle(page, 'Thanks, that helps').isVisible())) {
    const skill = await heading.textContent()
    await press(page, button(page, 'Yes'))
    await expect(heading).not.toHaveText(skill!)
  }
  await press(page, button(page, 'Next'))

  await expect(stepTitle(page, 'Where have you worked?')).toBeFocused()
  await press(
    page,
    button(page, 'I don’t have any work history to add').or(
      page.getByLabel('I don’t have any work history to add'),
    ),
    'Space',
  )
  await press(page, button(page, 'Next'))

  await expect(stepTitle(page, 'How did you learn these skills?')).toBeFocused()
  await press(page, button(page, 'Begin'))
  await expect(page.getByText(/^Skill 1 of/)).toBeVisible()
  while (!(await stepTitle(page, 'Thanks, that explains it').isVisible())) {
    const skill = await heading.textContent()
    await reach(page, page.getByLabel('Where did you learn it'))
    await page.keyboard.type('At school')
    await press(page, button(page, 'Next'))
    await expect(heading).not.toHaveText(skill!)
  }
  await press(page, button(page, 'Next'))

  await expect(page.getByRole('heading', { level: 1, name: 'Tell employers about yourself' })).toBeFocused()
  await press(page, button(page, 'Next'))

  await expect(stepTitle(page, 'Questions from the employer')).toBeFocused()
  const main = page.getByRole('main')
  for (const group of await main.getByRole('radiogroup').or(main.getByRole('group')).all())
    await press(page, group.getByRole('radio').or(group.getByRole('checkbox')).first(), 'Space')
  for (const select of await main.locator('select').all()) {
    await reach(page, select)
    await page.keyboard.press('ArrowDown')
  }
  for (const field of await main.locator('input[type="text"], textarea').all()) {
    await reach(page, field)
    await page.keyboard.type('About five years')
  }
  await press(page, button(page, 'Next'))

  const review = stepTitle(page, 'Review Application')
  const skip = button(page, /^Skip( for now)?$/)
  await expect(review.or(skip).or(button(page, 'Next')).first()).toBeVisible()
  while (!(await review.isVisible())) {
    const shown = await heading.first().textContent()
    for (const select of await main.locator('select').all()) {
      await reach(page, select)
      await page.keyboard.press('ArrowDown')
    }
    await press(page, (await skip.isVisible()) ? skip : button(page, 'Next'))
    await expect(heading.first()).not.toHaveText(shown!)
  }
  await expect(review).toBeFocused()
  await press(page, button(page, 'Submit'))
  const sent = stepTitle(page, 'Application sent')
  const confirm = button(page, /^(Yes, apply|Send( \d+)? applications?)$/)
  for (;;) {
    await expect(sent.or(confirm).first()).toBeVisible()
    if (await sent.isVisible()) break
    const asked = await heading.first().textContent()
    await press(page, confirm)
    await expect(heading.first()).not.toHaveText(asked!)
  }
  await expect(sent).toBeFocused()
})
