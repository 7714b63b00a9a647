import { answerJobNotice } from './answer-job-notice.ts'
import { ownJobNotice } from './own-job-notice.ts'

export const routes = {
  answerJobNotice,
  ownJobNotice,
}
