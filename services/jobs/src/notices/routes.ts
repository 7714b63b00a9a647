import { notifyOfPosition } from './notify-of-position.ts'

export const routes = {
  notifyOfPosition,
}
