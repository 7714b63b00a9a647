import { positionChanged, type SentPosition } from '@lunchpail/contracts/jobs/events'
import { knownPosition } from '@lunchpail/contracts/jobs/known-position'
import { tradeBit, shiftBit } from '@lunchpail/contracts/jobs/enumerations'
import { shiftsOf } from '@lunchpail/contracts/jobs/rules/start-window'
import { attributesOf, requiredMonths } from '@lunchpail/contracts/matches/rules/score'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { projection } from '@lunchpail/kit-events/subscription'
import { enqueueBackground } from '@lunchpail/kit-service/background'
import { attributeBits } from './attribute-bits.ts'
import { fanOutTask, newsAt } from './mark-changed.ts'
import { savePositions, type PositionInput } from './save-positions.ts'
import type { Deps } from '../deps.ts'

function inputOf(sent: SentPosition): PositionInput {
  const { questions: _questions, ...state } = sent
  const position = knownPosition(sent)
  return {
    id: position.id,
    version: position.version,
    // the same job of another publisher is suggested in its place
    open: position.state === 'open' && (position.same_as ?? null) === null,
    role: position.role ? tradeBit[position.role] : 0,
    shifts: shiftsOf(position).reduce((bits, shift) => bits | shiftBit[shift], 0),
    weekend: position.weekend,
    overtime: position.overtime,
    attributes: attributeBits(attributesOf(position)),
    wage_from: position.wage_from,
    wage_to: position.wage_to,
    latitude: position.latitude,
    longitude: position.longitude,
    experience_months: requiredMonths(position),
    posted: position.posted_at === null ? 0 : Date.parse(position.posted_at),
    keywords: [...new Set(position.keywords.map(({ id }) => id))].toSorted(),
    state,
  }
}

/** Stores positions, and marks those of which people may have to be told (src/fan-out). */
export const onPositionChanged = ({ clock }: Pick<Deps, 'clock'>) =>
  projection(
    positionChanged,
    async (tx: Transaction, { things: items }, meta) => {
      const marked = await savePositions(tx, items.map(inputOf), meta.epoch, newsAt(meta, clock))
      if (marked > 0) await enqueueBackground(tx, fanOutTask)
    },
    { readModel: ['position', 'position_card'] },
  )
