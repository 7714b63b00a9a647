import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * No finding of axe on the page as it stands now, or on parts of it; `colours` looks at contrast alone, as for a second
 * scheme.
 */
export async function expectAccessible(
  page: Page,
  what: 'everything' | 'colours' = 'everything',
  parts: readonly string[] = [],
): Promise<void> {
  // What is still appearing has other colours. A skeleton's breath never ends, and what is folded away stands still.
  await page.waitForFunction(
    () =>
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' ||
            effect?.getComputedTiming().endTime === Infinity ||
            !(effect as KeyframeEffect).target?.checkVisibility(),
        ),
    undefined,
    { timeout: 10_000 },
  )
  // findings alone, and no second page to put frames together: nothing here has frames, and it takes a third of the time
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()
  const axe = parts.reduce((all, part) => all.include(part), builder)
  const { violations } = await (what === 'colours' ? axe.withRules(['color-contrast']) : axe).analyze()
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} — ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
  expect(told, `axe on ${new URL(page.url()).pathname}`).toEqual([])
}
