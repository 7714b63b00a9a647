// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { getRanking, setRanking } from '@lunchpail/contracts/matches/api'
import { scoreFactors, scoreWeights, type Points } from '@lunchpail/contracts/matches/rules/score'
import { answer, callsTo, refuse, type FakeAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import { pressAndWait } from '@lunchpail/kit-web/testing/page-actions'
import { renderScreen } from '@lunchpail/kit-web/testing/render-screen'
import { expect, it } from 'vitest'
import { matchesService } from '../../test/matches-service.ts'
import { card, eachWithAPerson } from '../../test/page.tsx'
import { batchOf } from '../../test/suggestions.ts'
import { manifest } from '../manifest.tsx'

eachWithAPerson()

const ranking = (personal: boolean, saved: number, moved: Partial<Points> = {}) => ({
  personal,
  saved,
  passed: 9,
  needed: 5,
  weights: scoreFactors.map((part) => ({
    part,
    of: { ...scoreWeights, ...moved }[part],
    standard: scoreWeights[part],
  })),
})
async function open(...answers: readonly FakeAnswer[]) {
  const shown = await renderScreen(manifest, {
    path: '/matches',
    answers: [...matchesService(batchOf([1])).answers, ...answers],
  })
  await card('Packer 1, job 1 of 1')
  expect(callsTo(shown.calls, getRanking), 'before it is opened').toEqual([])
  const details = screen.getByText('How matches are ranked').closest('details')!
  details.open = true
  details.dispatchEvent(new Event('toggle'))
  await screen.findByRole('checkbox', { name: /Learn from what I save and pass/ })
  return shown
}
const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Learn from what I save and pass/ })

it('[MT-10] tells what decisions moved in the order, and can be turned off', async () => {
  const { calls } = await open(
    answer(getRanking, ranking(true, 7, { commute: 33, wage: 14, skills: 14 })),
    answer(setRanking, ranking(false, 0)),
  )
  expect(box().checked).toBe(true)
  expect(screen.getByText('Counts more for you: commute. Counts less for you: pay.')).toBeTruthy()
  await pressAndWait(box())
  expect(callsTo(calls, setRanking)).toMatchObject([{ body: { personal: false } }])
  expect(box().checked).toBe(false)
  expect(screen.queryByText(/Counts more/)).toBeNull()
})

it('[MT-10] says what is needed before it begins, and what could not be saved', async () => {
  await open(answer(getRanking, ranking(true, 3)), refuse(setRanking, 'unavailable', 'Not now.'))
  expect(
    screen.getByText(
      'This begins once you’ve saved 5 jobs and passed on 5. So far you’ve saved 3 and passed on 9.',
    ),
  ).toBeTruthy()
  await pressAndWait(box())
  expect(await screen.findByText('We couldn’t save that. Please try again.')).toBeTruthy()
  expect(box().checked).toBe(true)
})
