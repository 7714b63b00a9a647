/** Milliseconds. Of a wall's clock, a day may have 23 or 25 hours. */
export const hourMs = 3_600_000
export const dayMs = 24 * hourMs
