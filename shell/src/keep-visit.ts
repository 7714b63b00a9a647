import { mayKeep } from '@lunchpail/kit-web/storage/may-keep'
import { visitCookies, visitIn } from '@lunchpail/contracts/visit/visit'

/** Keeps what a landing address says of the campaign and the ad that led here, for the sign-up and the application. */
export function keepVisit(search: string): void {
  if (!mayKeep('campaign')) return
  for (const cookie of visitCookies(visitIn(new URLSearchParams(search)))) document.cookie = cookie
}
