import type { ReactNode } from 'react'
import type { Box } from '@lunchpail/contracts/jobs/rules/map-box'
import styles from './map.module.css'

/** Turns degrees into the units of a picture. */
type Scale = (degrees: number) => number

export interface Spot {
  readonly x: number
  readonly y: number
}

interface Place {
  readonly latitude: number
  readonly longitude: number
}

interface PictureProps {
  readonly box: Box
  readonly width: number
  readonly height: number
  readonly outlines: readonly (readonly number[])[]
  readonly cities: readonly (Place & { readonly name: string })[]
  /** what it shows, in a sentence; none where what stands over it says so */
  readonly label?: string
  /** spots whose names a city's would cover */
  readonly taken?: readonly Spot[]
  readonly children?: ReactNode
}

/** A schematic map: lines of counties or states, and the biggest cities. */
export function Picture({ box, width, height, outlines, cities, label, taken = [], children }: PictureProps) {
  const { x, y } = scales({ box, width, height })
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role={label === undefined ? 'presentation' : 'img'}
      aria-label={label}
      className={styles.picture}
    >
      {outlines.map((line, place) => (
        <path key={place} d={outlinePath(line, x, y)} className={styles.outline} />
      ))}
      {cities
        .map(({ name, latitude, longitude }) => {
          const at = { x: x(longitude), y: y(latitude) }
          return { name, at, isRight: at.x > width * 0.6 }
        })
        .filter((city) => taken.every((spot) => isFree(city, spot)))
        .map((city) => (
          <City key={city.name} {...city} />
        ))}
      {children}
    </svg>
  )
}

/** Where degrees are in the picture of a box. */
export const scales = ({
  box,
  width,
  height,
}: Pick<PictureProps, 'box' | 'width' | 'height'>): Record<'x' | 'y', Scale> => ({
  x: (longitude) => ((longitude - box.west) / (box.east - box.west)) * width,
  y: (latitude) => ((box.north - latitude) / (box.north - box.south)) * height,
})

/** About as wide as a letter of a city's name. */
const letter = 7

/** Whether a city's name and what is marked at a spot do not cover each other. */
const isFree = ({ name, at, isRight }: CityProps, spot: Spot): boolean => {
  const long = 9 + letter * name.length
  const [from, to] = isRight ? [at.x - long, at.x] : [at.x, at.x + long]
  return spot.x < from - 28 || spot.x > to + 28 || Math.abs(at.y - spot.y) > 26
}

interface CityProps {
  readonly name: string
  readonly at: Spot
  /** near the right edge the name stands on the left, where there is room */
  readonly isRight: boolean
}

function City({ name, at: { x, y }, isRight }: CityProps) {
  return (
    <g className={styles.city}>
      <circle cx={x} cy={y} r={2.5} />
      <text x={x + (isRight ? -9 : 9)} y={y + 4} textAnchor={isRight ? 'end' : 'start'}>
        {name}
      </text>
    </g>
  )
}

/** Longitude and latitude in turn. */
function outlinePath(line: readonly number[], x: Scale, y: Scale): string {
  let path = ''
  for (let at = 0; at + 1 < line.length; at += 2)
    path += `${at ? 'L' : 'M'}${x(line[at]!).toFixed(1)} ${y(line[at + 1]!).toFixed(1)}`
  return path
}
