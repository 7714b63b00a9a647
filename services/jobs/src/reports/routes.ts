import { reportPosition } from './report-position.ts'

export const routes = {
  reportPosition,
}
