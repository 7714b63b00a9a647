import { getPosition } from './get-position.ts'
import { listPositions } from './list-positions.ts'

export const routes = {
  getPosition,
  listPositions,
}
