import { expect } from '@playwright/test'
import { applicant } from './applicant.ts'
import { lines, upload } from './maria-lopez.ts'
import { open } from './page.ts'
import { resumePdf } from './resume-pdf.ts'
import { test } from './test.ts'

test('an upload goes on by itself when the connection is back', async ({ page }) => {
  await applicant(page, [1])
  await open(page, '/app/start/?sn=0&step=history')
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Upload your resume' }).click()
  const isPart = (url: URL) => url.pathname.includes('/incoming/')
  await page.route(isPart, (route) => route.abort('internetdisconnected'))
  await upload(page, 'maria lopez.pdf', await resumePdf(lines))
  await expect(main.getByText('You lost your connection.')).toBeVisible()
  await page.unroute(isPart)
  await expect(main.getByText('We found 2 jobs in your resume.')).toBeVisible({ timeout: 60_000 })
})
