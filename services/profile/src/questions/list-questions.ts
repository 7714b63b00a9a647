import { pageSize } from '@lunchpail/contracts/page-size'
import { maxAsked, type listQuestions as contract } from '@lunchpail/contracts/profile/api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { readPerson } from '../sections/read-person.ts'
import { findAsked } from './find-questions.ts'
import { presentAsked, progressOf } from './present-question.ts'

export const listQuestions =
  ({ database, clock }: Deps): Handler<typeof contract> =>
  async ({ caller, query, language }) => {
    const { page = 1, p = [] } = query
    const person = await readPerson(database, caller.account.id)
    const asked = (await findAsked(database, person, p, clock.now())).slice(0, maxAsked)
    const from = (page - 1) * pageSize
    return {
      status: 200,
      body: {
        questions: asked.slice(from, from + pageSize).map((one) => presentAsked(one, language)),
        ...progressOf(person),
        open: asked.filter(({ answer }) => !answer).length,
        page,
        pages: Math.max(1, Math.ceil(asked.length / pageSize)),
      },
    }
  }
