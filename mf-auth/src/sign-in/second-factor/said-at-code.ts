import { ApiError } from '@lunchpail/kit-web/api-error'
import { refusedAt } from '../../forms/refused-at.ts'

/** For `catch`: what is wrong with a code is said at its field. */
export const saidAtCode = (error: unknown): never => {
  throw error instanceof ApiError && error.code === 'code-wrong' ? refusedAt('code', error) : error
}
