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
  const axe = parts.reduce((builder, part) => builder.include(part), new AxeBuilder({ page }))
  const { violations } = await (what === 'colours' ? axe.withRules(['color-contrast']) : axe).analyze()
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} — ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
  expect(told, `axe on ${new URL(page.url()).pathname}`).toEqual([])
}
