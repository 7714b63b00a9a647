// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { getDesk, getStats } from '@lunchpail/contracts/engagement/portal-stats-api'
import { answer, refuse } from '@lunchpail/kit-web/testing/fake-answers'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { manifest } from '../manifest.tsx'

afterEach(cleanup)

it.each(['/portal', '/portal/stats'])(
  '[AU-23] leads a candidate from %s to where the portal says that it is for employers',
  async (path) => {
    const answers = [refuse(getDesk, 'forbidden'), refuse(getStats, 'forbidden')]
    await renderScreen(manifest, { path, session: signedInAs(), answers })
    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/portal/company')
  },
)

it('[AU-26] tells an employer whose permission is for other sections to choose one', async () => {
  const session = signedInAs({ type: 'hiring manager' })
  await renderScreen(manifest, { path: '/portal', session, answers: [refuse(getDesk, 'forbidden')] })
  expect(await screen.findByText('Choose a section above')).toBeTruthy()
})

it('[EN-19] plots where applicants came from, each with its list, and says the same as a table to download', async () => {
  await renderScreen(manifest, {
    path: '/portal/stats?days=90',
    session: signedInAs({ type: 'hiring manager' }),
    answers: [
      answer(getStats, {
        days: 90,
        states: [{ state: 0, count: 3 }],
        total: 3,
        funnel: { applied: 3, invited: 1, interviewed: 0, forward: 0, hired: 0 },
        roles: [],
        sources: [
          { source: 'indeed', count: 2, hired: 0 },
          { source: null, count: 1, hired: 0 },
        ],
        feedback: [
          { state: 1, count: 2, reschedule: 0 },
          { state: 6, count: 1, reschedule: 1 },
        ],
        reply: { median_hours: null, answered: 0, waiting: 3 },
      }),
    ],
  })
  const feedback = within(await screen.findByRole('region', { name: 'What candidates say about interviews' }))
  const said = within(feedback.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true })
  expect(said.map((row) => row.textContent)).toEqual([
    'AnswerInterviews',
    'It went well, and you agreed on next steps2',
    'No one from your company showed up1',
    'Would like another time1',
  ])
  const sources = within(await screen.findByRole('region', { name: 'Where they came from' }))
  expect(sources.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/portal/applies?tab=6&days=90&source=indeed',
    '/portal/applies?tab=6&days=90&source=',
  ])
  const rows = within(sources.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true })
  expect(rows.map((row) => row.textContent)).toEqual(['SourceApplications', 'indeed2', 'Direct or unknown1'])
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved')
  sources.getByRole('button', { name: 'Download as CSV', hidden: true }).click()
  const file = saved.mock.calls[0]![0] as Blob
  expect(await file.text()).toContain('Source,Applications\r\nindeed,2\r\nDirect or unknown,1\r\n')
})
