import { listSimilar } from './list-similar.ts'

export const routes = {
  listSimilar,
}
