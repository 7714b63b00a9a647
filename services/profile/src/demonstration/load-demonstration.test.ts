import { unlockAnswers } from '@lunchpail/contracts/matches/enumerations'
import { answerQuestion, listQuestions } from '@lunchpail/contracts/profile/api'
import { demonstrationApplicants } from '@lunchpail/kit-local/demonstration/applicants'
import { openPool } from '@lunchpail/kit-database/open-pool'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { shareProfile, type Profile } from '../../test/profile-service.ts'
import { openDatabase } from '../database.ts'
import { loadDemonstration, lockedEmail } from './load-demonstration.ts'

let profile: Profile
let pool: ReturnType<typeof openPool>
beforeAll(async () => {
  profile = await shareProfile()
  const url = profile.pool.options.connectionString!
  // as the command has it: a person is read by several statements at once
  const settings = { noun: 'profile', databaseUrl: url, databaseDirectUrl: url, databasePool: 1 }
  pool = openPool(settings, { warn: () => {} })
})
afterAll(() => pool.end())

it('[MT-05] answers questions for the applicants of the demonstration, so that all decks but one are open', async () => {
  const { transaction } = openDatabase(pool)
  const load = () => loadDemonstration(transaction, () => null, profile.clock.now())
  await load()
  const locked = []
  for (const { accountId, email } of demonstrationApplicants) {
    const { body } = await profile.as({ id: accountId }).call(listQuestions)
    if (body.answered < unlockAnswers) locked.push(email)
  }
  expect(locked).toEqual([lockedEmail])

  // what a person changed stays, also where the data is loaded again
  const { accountId } = demonstrationApplicants[0]!
  const changed = { params: { question: 'wage' }, body: { response: 'w20' } }
  await profile.as({ id: accountId }).call(answerQuestion, changed)
  await load()
  await expect
    .poll(() => profile.publishedCandidates(accountId).map(({ version, wage }) => [version, wage]))
    .toEqual([
      [1, 16],
      [2, 20],
    ])
})
