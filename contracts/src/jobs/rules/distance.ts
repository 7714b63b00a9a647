export interface Point {
  readonly latitude: number
  readonly longitude: number
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180
/** of the earth, in miles */
const radius = 3958.8

/** Miles between two points as the crow flies. */
export function milesBetween(one: Point, other: Point): number {
  const across =
    Math.sin(radians(other.latitude - one.latitude) / 2) ** 2 +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  return radius * 2 * Math.asin(Math.min(1, Math.sqrt(across)))
}
