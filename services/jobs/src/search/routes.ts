import { countPositions } from './count-positions.ts'
import { getPosition } from './get-position.ts'
import { listPositions } from './list-positions.ts'
import { suggestWords } from './suggest-words.ts'

export const routes = {
  countPositions,
  getPosition,
  listPositions,
  suggestWords,
}
