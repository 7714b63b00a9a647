/**
 * Where this browser keeps no cookies, what a form sends cannot be told from what another site sends, and no one stays logged
 * in. Tried, as `navigator.cookieEnabled` is true in Chromium where a person has blocked them.
 */
export function cookiesAreOff(): boolean {
  // rendered by the shell's server
  if (typeof document === 'undefined') return false
  document.cookie = 'tried=1; Path=/; SameSite=Lax'
  const kept = document.cookie.includes('tried=1')
  document.cookie = 'tried=; Path=/; Max-Age=0; SameSite=Lax'
  return !kept
}
