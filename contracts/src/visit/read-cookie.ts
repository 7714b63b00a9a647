/** The value of a cookie in a `Cookie` header or `document.cookie`; empty without one. */
export const readCookie = (cookies: string, name: string): string =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies)?.[1] ?? ''
