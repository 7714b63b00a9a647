import { demonstrationApplicants } from '@lunchpail/kit-local/demonstration/applicants'
import { demonstrationCompany, demonstrationPassword } from '@lunchpail/kit-local/identity-provider/persons'
import { expect } from '@playwright/test'
import { adminSignedIn } from './manager.ts'
import { expectAccessibleIfWhole, open } from './page.ts'
import { logIn, newPerson } from './person.ts'
import { post } from './site.ts'
import { test } from './test.ts'

/** Whose interview was two days ago. */
const missed = demonstrationApplicants.find(
  ({ company, story }) =>
    company === demonstrationCompany.name && story.state === 'interview' && story.day === -2,
)!

test('[AU-22] [BY-27] a candidate logs in to the page of a link, and says there that they were at an interview that the company reports as missed', async ({
  page,
  request,
}) => {
  const desk = await adminSignedIn({ request })
  const { applicationId } = missed
  const answer = await desk.request.get(`/api/hire/v1/portal/application/${applicationId}/`)
  const { application } = (await answer.json()) as { application: { invites: { id: string }[] } }
  await post(desk, `/api/hire/v1/portal/interview-invite/${application.invites[0]!.id}/outcome/`, {
    outcome: 5,
  })

  const path = `/applications/${applicationId}`
  await open(page, `/login?redirect=${encodeURIComponent(path)}`)
  await logIn(page, { ...newPerson(), email: missed.email, password: demonstrationPassword })
  await expect.poll(() => new URL(page.url()).pathname).toBe(path)
  await expect(page.getByText('The company says you didn’t show up')).toBeVisible()
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'I was there' }).click()
  await main.getByLabel('What happened?').fill('I waited at the front desk from 2:50 pm.')
  await expectAccessibleIfWhole(page)
  await main.getByRole('button', { name: 'Send', exact: true }).click()
  const contested = page.getByText(
    'You said you were there. It doesn’t count against you while we look into it.',
  )
  await expect(contested).toBeVisible()
  await page.reload()
  await expect(contested).toBeVisible()
})
