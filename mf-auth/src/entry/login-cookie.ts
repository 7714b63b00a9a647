/** AU-22: somebody logged in on this browser before. The cookie says no more than that. */
export const loggedInBefore = (cookies = document.cookie): boolean =>
  /(?:^|; )(?:__Host-)?login=1(?:;|$)/.test(cookies)
