/** Milliseconds. Of a wall's clock, a day may have 23 or 25 hours. */
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** Seconds, as cookies, caches and signed addresses count. */
export const hourSeconds = 3_600
export const daySeconds = 24 * hourSeconds
export const yearSeconds = 365 * daySeconds
