import { answerReach } from './answer-reach.ts'
import { getReach } from './get-reach.ts'
import { setOwnEmails } from './set-own-emails.ts'
import { stopOwnTexts } from './stop-own-texts.ts'

export const routes = {
  answerReach,
  getReach,
  setOwnEmails,
  stopOwnTexts,
}
