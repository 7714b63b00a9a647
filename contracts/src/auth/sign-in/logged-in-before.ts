/** By its cookies, somebody logged in on this browser before. The cookie says no more than that. */
export const loggedInBefore = (cookies: string): boolean => /(?:^|; )(?:__Host-)?login=1(?:;|$)/.test(cookies)
