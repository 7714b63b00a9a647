import type { saveSuggestions as contract } from '@lunchpail/contracts/matches/api'
import type { BodyOf } from '@lunchpail/contracts/endpoint'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { saveDecisions, type DecisionInput } from './save-decisions.ts'
import type { Deps } from '../deps.ts'

/** Both forms of the body as one list. */
function decisionsOf(body: BodyOf<typeof contract>): DecisionInput[] {
  if ('positions' in body)
    return body.positions.map(({ id, app_positions = [], ...decision }) => ({
      ...decision,
      position_id: id,
      app_positions,
    }))
  const { csrf_token: _token, id, positionID, app_positions, appPositions, ...decision } = body
  const position_id = positionID ?? id
  if (position_id === undefined) return refuse('invalid', { fieldErrors: { id: 'field.required' } })
  return [{ ...decision, position_id, app_positions: appPositions ?? app_positions ?? [] }]
}

/** Where a list names a job twice, its last decision counts. */
export const saveSuggestions =
  ({ write, clock, updateTabs }: Deps): Handler<typeof contract> =>
  async (request) => {
    const accountId = request.caller.account.id
    const sent = decisionsOf(request.body)
    const last = new Map(sent.map((decision) => [decision.position_id, decision]))
    const reply = await write<typeof contract>(request, async (tx) => {
      const known = await tx.position.count({ where: { id: { in: [...last.keys()] } } })
      if (known < last.size) return refuse('position-unknown')
      const ids = await saveDecisions(tx, accountId, [...last.values()], clock.now())
      return { status: 201, body: sent.map(({ position_id }) => ids.get(position_id)!) }
    })
    updateTabs({ kind: 'changed', accountId, topic: 'matches' })
    return reply
  }
