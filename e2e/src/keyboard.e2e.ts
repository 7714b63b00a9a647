import { expect } from '@playwright/test'
import { beginByKeyboard } from './by-keyboard.ts'
import { stepTitle } from './application.ts'
import { desktop } from './page.ts'
import { test } from './test.ts'

test.use(desktop)

// the rest of the way is in keyboard.prove.ts
test('[BY-17] a visitor signs up and fills in pages of the application by keyboard alone', async ({
  page,
}) => {
  await beginByKeyboard(page)
  await expect(stepTitle(page, 'When can you work?')).toBeFocused()
})
