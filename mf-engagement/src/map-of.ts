/** Where a place is on a map: phones open their own by this address. */
export const mapOf = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`

/** A number and a street: a room or "ask at the gate" is on no map. */
export const isAddress = (place: string): boolean => /\d[\w-]*\s+\p{L}{2}/u.test(place)
