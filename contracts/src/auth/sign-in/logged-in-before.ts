/** Whether a person logged in on this browser before, by its cookies. The cookie says no more than that. */
export const loggedInBefore = (cookies: string): boolean => /(?:^|; )(?:__Host-)?login=1(?:;|$)/.test(cookies)
