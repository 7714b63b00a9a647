import { askPersonReview } from './ask-person-review.ts'
import { getDropOff } from './get-drop-off.ts'
import { getOwnSentApplication } from './get-own-sent-application.ts'
import { getSentApplication } from './get-sent-application.ts'

export const routes = {
  askPersonReview,
  getDropOff,
  getOwnSentApplication,
  getSentApplication,
}
