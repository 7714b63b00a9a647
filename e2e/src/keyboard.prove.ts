import { expect } from '@playwright/test'
import { stepTitle } from './application.ts'
import { beginByKeyboard, button, press, reach } from './by-keyboard.ts'
import { desktop } from './page.ts'
import { test } from './test.ts'

test.use(desktop)

test('the whole journey works by keyboard alone', async ({ page }) => {
  await beginByKeyboard(page)
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
