export interface Point {
  readonly latitude: number
  readonly longitude: number
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180
/** Mean radius of the earth. Generated columns of the database hold the same number. */
export const earthRadiusMiles = 3958.8

/** Great-circle distance in miles (haversine). */
export function milesBetween(one: Point, other: Point): number {
  const across =
    Math.sin(radians(other.latitude - one.latitude) / 2) ** 2 +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  return earthRadiusMiles * 2 * Math.asin(Math.min(1, Math.sqrt(across)))
}
