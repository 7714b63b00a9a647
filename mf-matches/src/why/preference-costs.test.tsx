// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { countCosts } from '@lunchpail/contracts/matches/api'
import { answer, callsTo, RefusedAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import PreferenceCosts from './preference-costs.slot.tsx'

afterEach(cleanup)

const preferences = {
  role: 0,
  shift: 0,
  wage: 15,
  weekend: true,
  commute_type: 3,
  commute_length: 15,
  shift_day: 4,
  shift_swing: 3,
  shift_night: 2,
} as const
const render = (costs: ReturnType<typeof answer>) =>
  renderScreen(<PreferenceCosts preferences={preferences} onDone={() => {}} />, {
    path: '/preferences',
    session: signedInAs(),
    answers: [costs],
  })

it('[BY-13] says how many jobs fit, what hides the most, and the others once asked', async () => {
  const { calls } = await render(
    answer(countCosts, {
      fitting: 12,
      text: '12 jobs fit these preferences.',
      costs: [
        { preference: 'commute', jobs: 34, text: 'Your max commute of 15 minutes hides 34 jobs.' },
        { preference: 'wage', jobs: 2, text: 'Your lowest pay of $15.00 hides 2 jobs.' },
      ],
    }),
  )
  expect((await screen.findByText(/^12 jobs fit/)).textContent).toBe(
    '12 jobs fit these preferences. Your max commute of 15 minutes hides 34 jobs.',
  )
  expect(screen.getByText('Other preferences that hide jobs').closest('details')?.open).toBe(false)
  expect(callsTo(calls, countCosts).map(({ body }) => body)).toMatchObject([preferences])
})

it('[BY-13] is nothing where it cannot be counted', async () => {
  const { calls } = await render(answer(countCosts, () => new RefusedAnswer('unavailable', 'Later.')))
  await waitFor(() => expect(callsTo(calls, countCosts)).toHaveLength(1))
  expect(screen.queryByRole('status')).toBeNull()
})
