import type { getRanking as contract } from '@lunchpail/contracts/matches/api'
import { fewestDecided } from '@lunchpail/contracts/matches/rules/own-weights'
import { scoreFactors, scoreWeights } from '@lunchpail/contracts/matches/rules/score'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { findRanking, type Ranking } from './find-ranking.ts'

export const presentRanking = ({ weights, ...ranking }: Ranking) => ({
  ...ranking,
  needed: fewestDecided,
  weights: scoreFactors.map((part) => ({ part, of: weights[part], standard: scoreWeights[part] })),
})

export const getRanking =
  ({ statements }: Deps): Handler<typeof contract> =>
  async ({ caller }) => ({
    status: 200,
    body: presentRanking(await findRanking(statements, caller.account.id)),
  })
