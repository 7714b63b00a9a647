import type { getQuestion as contract } from '@lunchpail/contracts/profile/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { readPerson } from '../sections/read-person.ts'
import { askedOf, findInOrder, findQuestion } from './find-questions.ts'
import { provenContacts } from './proven-contacts.ts'
import { nextOf, presentAsked, progressOf } from './present-question.ts'

export const getQuestion =
  ({ database, clock }: Deps): Handler<typeof contract> =>
  async ({ caller, params, query, language }) => {
    const now = clock.now()
    const [question, person] = await Promise.all([
      findQuestion(database, params.question),
      readPerson(database, caller.account.id),
    ])
    if (!question) return refuse('not-found')
    const [asked, all] = await Promise.all([
      askedOf(database, person, question, now),
      findInOrder(database, person, query.p ?? [], now),
    ])
    return {
      status: 200,
      body: {
        question: presentAsked(asked, language),
        ...progressOf(person),
        next: nextOf(all, question),
        channels: provenContacts(caller.account).map(({ channel }) => channel),
      },
    }
  }
