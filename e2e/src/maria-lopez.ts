import type { Page } from '@playwright/test'

/** A resume that says the years of one job alone. */
export const lines = [
  'Maria Lopez',
  'Dallas, TX | (214) 555-0142 | maria@example.com',
  'Experience',
  'Warehouse Associate, Sunrise Warehousing LLC, Dallas, TX',
  'March 2019 - Present',
  '• Moved pallets and loaded trucks',
  'Order Picker, Blue Creek Foods Inc., Plano, TX',
  '2016 - 2018',
  '• Picked orders by a scanner',
  'Education',
  'High School Diploma, Skyline High School, Dallas, TX, 2015',
  'Licenses',
  'OSHA 10',
]

/** Sends a file in place of the jobs that are there. */
export async function upload(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('dialog').getByRole('button', { name: 'Clear and upload' }).click()
  await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer })
}
