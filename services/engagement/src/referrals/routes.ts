import { listReferrals } from './list-referrals.ts'
import { sendReferrals } from './send-referrals.ts'

export const routes = {
  listReferrals,
  sendReferrals,
}
