import { answerReach } from './answer-reach.ts'
import { getReach } from './get-reach.ts'

export const routes = {
  answerReach,
  getReach,
}
