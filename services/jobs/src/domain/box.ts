export interface Point {
  readonly latitude: number
  readonly longitude: number
}
export interface Box {
  readonly south: number
  readonly north: number
  readonly west: number
  readonly east: number
}

const milesPerDegree = 69.0

/** The smallest box of degrees that holds a circle of so many miles: what an index can answer. */
export function boxAround({ latitude, longitude }: Point, miles: number): Box {
  const up = miles / milesPerDegree
  const aside = miles / (milesPerDegree * Math.max(0.01, Math.cos((latitude * Math.PI) / 180)))
  return { south: latitude - up, north: latitude + up, west: longitude - aside, east: longitude + aside }
}
