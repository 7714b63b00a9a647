import type { saveSuggestions as contract } from '@lunchpail/contracts/matches/api'
import type { BodyOf } from '@lunchpail/contracts/endpoint'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'

const upsert = `insert into decision (account_id, position_id, accepted, index, "group", source, feature, app_positions, decided_at)
  select $1::uuid, sent.*, $3::timestamptz from jsonb_to_recordset($2::jsonb) as sent (position_id int, accepted bool,
    index int, "group" text, source text, feature text, app_positions int[])
  on conflict (account_id, position_id) do update set (accepted, index, "group", source, feature, app_positions, decided_at)
  = (excluded.accepted, excluded.index, excluded."group", excluded.source, excluded.feature, excluded.app_positions,
    excluded.decided_at)
  returning id, position_id`

/** Both forms as one list. */
function decisionsIn(body: BodyOf<typeof contract>) {
  if ('positions' in body)
    return body.positions.map(({ id, ...decision }) => ({ ...decision, position_id: id }))
  const { csrf_token: _token, id, positionID, app_positions, appPositions, ...decision } = body
  const position_id = positionID ?? id
  if (position_id === undefined) return refuse('invalid', { fieldErrors: { id: 'field.required' } })
  return [{ ...decision, position_id, app_positions: appPositions ?? app_positions }]
}

/** One decision for each job: the same again changes nothing, another one takes its place under the same id. */
export const saveSuggestions =
  ({ write, clock, notice }: Deps): Handler<typeof contract> =>
  async (request) => {
    const accountId = request.caller.account.id
    const sent = decisionsIn(request.body)
    const last = new Map(
      sent.map((one) => [one.position_id, { ...one, app_positions: one.app_positions ?? [] }]),
    )
    const reply = await write<typeof contract>(request, async (tx) => {
      const rows = await tx.$queryRawUnsafe<{ id: string; position_id: number }[]>(
        upsert,
        accountId,
        JSON.stringify([...last.values()]),
        clock.now().toISOString(),
      )
      const ids = new Map(rows.map(({ id, position_id }) => [position_id, id]))
      return { status: 201, body: sent.map(({ position_id }) => ids.get(position_id)!) }
    })
    notice({ kind: 'changed', accountId, topic: 'matches' })
    return reply
  }
