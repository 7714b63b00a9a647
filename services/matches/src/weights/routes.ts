import { getRanking } from './get-ranking.ts'
import { setRanking } from './set-ranking.ts'

export const routes = { getRanking, setRanking }
