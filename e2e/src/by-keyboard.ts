import { expect, type Locator, type Page } from '@playwright/test'
import { equalOpportunityQuestions, stepTitle } from './application.ts'
import { newPerson } from './person.ts'

/** Presses Tab until the element has the focus. */
export async function reach(page: Page, target: Locator): Promise<void> {
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
export async function type(page: Page, label: string | RegExp, text: string): Promise<void> {
  await reach(page, page.getByLabel(label, { exact: typeof label === 'string' }).first())
  await page.keyboard.type(text)
}
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await reach(page, target)
  await page.keyboard.press(key)
}
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first()

/**
 * Presses a letter until this option is chosen, as each press goes to the next one that begins with it. A name that is typed in
 * full chooses another where the machine pauses between its letters.
 */
async function choose(page: Page, label: string, letter: string, value: string): Promise<void> {
  const select = page.getByLabel(label, { exact: true })
  await reach(page, select)
  const press = async () => {
    await page.keyboard.press(letter)
    return select.inputValue()
  }
  await expect.poll(press, { intervals: [10] }).toBe(value)
}

/** From a job to the third page of the application, signing up on the way. */
export async function beginByKeyboard(page: Page): Promise<void> {
  const person = newPerson()
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
  await choose(page, 'State', 'n', 'NY')
  await type(page, 'ZIP code', '10118')
  await type(page, 'Date of birth', '04051991')
  await reach(page, page.getByLabel('Highest level of education'))
  await page.keyboard.press('ArrowDown')
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
}
