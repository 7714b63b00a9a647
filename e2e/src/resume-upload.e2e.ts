import { expect } from '@playwright/test'
import { applicant } from './applicant.ts'
import { leaveHistory, stepTitle } from './application.ts'
import { expectAccessibleIfWhole, open, sidewaysScroll } from './page.ts'
import { lines, upload } from './maria-lopez.ts'
import { resumePdf } from './resume-pdf.ts'
import { test } from './test.ts'

test('[WZ-15] [WZ-16] [BY-09] a resume sent in the wizard fills in the jobs, and what is doubted is confirmed or mended', async ({
  page,
}) => {
  await applicant(page, [1])
  await open(page, '/app/start/?sn=0&step=history')
  const main = page.getByRole('main')
  await expect(stepTitle(page, 'Where have you worked?')).toBeVisible()
  await expect(main.getByText('Forklift operator')).toBeVisible()

  // by its content it is no resume
  await main.getByRole('button', { name: 'Upload your resume' }).click()
  await upload(page, 'resume.pdf', Buffer.from('a picture'))
  await expect(main.getByText('Invalid file type')).toBeVisible()
  await expect(main.getByText('Forklift operator')).toBeVisible()

  await main.getByRole('button', { name: 'Upload your resume' }).click()
  await upload(page, 'maria lopez.pdf', await resumePdf(lines))
  await expect(main.getByText('We found 2 jobs in your resume.')).toBeVisible({ timeout: 60_000 })
  const jobs = main.getByRole('list', { name: 'Your jobs' })
  await expect(jobs.getByRole('heading', { name: 'Warehouse Associate' })).toBeVisible()
  await expect(jobs.getByRole('heading', { name: 'Order Picker' })).toBeVisible()
  await expect(main.getByText('Forklift operator')).toHaveCount(0)
  await expect(main.getByText('OSHA 10 (from “OSHA 10”)')).toBeVisible()
  expect(await sidewaysScroll(page)).toBe(0)
  await expectAccessibleIfWhole(page)

  // years alone: the reader doubts their months
  await expect(jobs.getByText('Your resume says: “2016 - 2018”')).toHaveCount(2)
  const isRight = jobs.getByRole('button', { name: 'Yes, that’s right: Start date 01/2016' })
  await isRight.click()
  await expect(isRight).toHaveCount(0)
  await jobs.getByRole('button', { name: 'Change it: End date 12/2018' }).click()
  await expect(stepTitle(page, 'Edit this job')).toBeVisible()
  await expect(main.getByText('Your resume says: “2016 - 2018”')).toBeVisible()
  await main.getByLabel('End date').fill('062018')
  await main.getByLabel('Why did you leave?').selectOption({ label: 'New job opportunity' })
  await main.getByRole('button', { name: 'Save this job' }).click()
  await expect(jobs.getByText('01/2016 to 06/2018')).toBeVisible()
  await expect(main.getByText('Your resume says:')).toHaveCount(0)

  // it is the same after a reload, and goes on
  await expect(main.getByText('Not saved yet')).toHaveCount(0)
  await page.reload()
  await expect(jobs.getByText('01/2016 to 06/2018')).toBeVisible()
  await expect(main.getByText('We found 2 jobs in your resume.')).toBeVisible()
  await expect(main.getByText('Your resume says:')).toHaveCount(0)
  await leaveHistory(page)
})
