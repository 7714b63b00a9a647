import { dayMs } from '@lunchpail/contracts/durations'
import { stepNames } from '@lunchpail/contracts/wizard/step-names'
import type { getDropOff as contract } from '@lunchpail/contracts/wizard/api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { companyIdOf } from '../policies.ts'
import { countDropOff } from './count-drop-off.ts'

/** Where people stop. Numbers alone: a draft is its person's until it is sent. */
export const getDropOff =
  ({ rawSql, clock }: Deps): Handler<typeof contract> =>
  async ({ caller, query }) => {
    const days = query.days ?? 30
    const since = new Date(clock.now().getTime() - days * dayMs)
    const { sent, steps } = await countDropOff(rawSql.statements, companyIdOf(caller), since)
    const counted = (steps ?? []).reduce((all, { count }) => all + count, 0)
    return {
      status: 200,
      body: {
        days,
        begun: counted + sent,
        sent,
        steps: stepNames.flatMap((step) => {
          const count = steps?.find((one) => one.step === step)?.count
          return count === undefined ? [] : [{ step, count }]
        }),
        unknown: steps?.find(({ step }) => step === null)?.count ?? 0,
      },
    }
  }
