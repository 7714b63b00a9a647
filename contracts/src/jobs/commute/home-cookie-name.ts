/** Apart from what reads the cookie: a list without one asks for nothing more. */
export const homeCookie = 'geolocation'
