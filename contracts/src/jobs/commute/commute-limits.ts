/** Of an address as it is typed. */
export const addressCharacters = 200
/** Positions that one call times: a page of the list, and the job that is open. */
export const timedPositions = 50
/** Of a map: no more than a phone can show. */
export const mapCities = 6
/** Lines of the picture of a way, and of that of a list. */
export const wayOutlines = 150
export const listOutlines = 400
export const outlinePoints = 80
