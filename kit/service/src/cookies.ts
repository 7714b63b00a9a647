import { stringifySetCookie } from 'cookie'
import type { Cookie } from './route.ts'

/** The cookie's name in browsers: bound to the host where the site is served by https. */
export const cookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name)

/** No cookie is for another site or a part of the site, nor for scripts unless it is readable. */
export const setCookie = ({ name, value, maxAge, readable }: Cookie, secure: boolean): string =>
  stringifySetCookie({
    name: cookieName(name, secure),
    value,
    maxAge,
    path: '/',
    httpOnly: readable !== true,
    secure,
    sameSite: 'lax',
  })
