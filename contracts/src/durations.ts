/** Milliseconds. Of a wall's clock, a day may have 23 or 25 hours. */
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
