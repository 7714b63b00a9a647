import { visitCookies, visitIn } from '@lunchpail/contracts/visit'

/** Keeps what the landing address says of the campaign and the ad that led here, for the sign-up and the application. */
export function keepVisit(): void {
  for (const cookie of visitCookies(visitIn(new URLSearchParams(location.search)))) document.cookie = cookie
}
