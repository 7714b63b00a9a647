/** Of an address as somebody types it. */
export const addressCharacters = 200
/** Positions that one call times: a page of the list, and the job that is open. */
export const timedPositions = 50
/** Of the picture of a way: no more than a phone can show. */
export const cities = 6
export const outlines = 150
export const outlinePoints = 80
