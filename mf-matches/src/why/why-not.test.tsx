// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { whyNotSuggested } from '@lunchpail/contracts/matches/api'
import type { AnswerOf } from '@lunchpail/contracts/endpoint'
import { answer, callsTo, RefusedAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { pressAndWait } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import WhyNot from './why-not.slot.tsx'

afterEach(cleanup)

const why: AnswerOf<typeof whyNotSuggested>['body'] = {
  reason: 'weekend',
  text: 'It includes weekends.',
  link: { path: '/preferences?redirect=%2Fjobs%2F7', text: 'Change your job preferences' },
  more: ['It pays less.'],
}
/** happy-dom opens no `<details>` by its summary. */
const ask = (question: string): void => {
  const details = screen.getByText(question).closest('details')!
  details.open = true
  fireEvent(details, new Event('toggle'))
}

it('[BY-28] looks up why a job is not suggested once asked, and leads to the preference', async () => {
  let down = true
  const { calls } = await renderScreen(<WhyNot id={7} onDone={() => {}} />, {
    path: '/jobs/7',
    session: signedInAs(),
    answers: [answer(whyNotSuggested, () => (down ? new RefusedAnswer('unavailable', 'Later.') : why))],
  })
  expect(callsTo(calls, whyNotSuggested)).toHaveLength(0)
  ask('Why wasn’t this job suggested to me?')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  down = false
  await pressAndWait(retry)
  expect(await screen.findByText('It includes weekends.')).toBeTruthy()
  expect(screen.getByText('This would have to change too:')).toBeTruthy()
  expect(screen.getByRole('listitem').textContent).toBe('It pays less.')
  expect(screen.getByRole('link', { name: 'Change your job preferences' }).getAttribute('href')).toBe(
    '/preferences?redirect=%2Fjobs%2F7',
  )
})
