import { readFile } from 'node:fs/promises'
import { outlinePoints } from '@lunchpail/contracts/jobs/commute/commute-limits'
import type { Box } from '@lunchpail/contracts/jobs/rules/map-box'

/** Longitude and latitude in turn. */
type Line = readonly number[]
interface Outline {
  readonly box: Box
  readonly points: Line
}

/** As us-atlas has it: each arc begins somewhere and goes on by steps, in whole numbers. */
interface Topology {
  readonly transform: {
    readonly scale: readonly [number, number]
    readonly translate: readonly [number, number]
  }
  readonly arcs: readonly (readonly (readonly [number, number])[])[]
}

/** No line of a picture is told finer than such a part of its width. */
const parts = 250

/** In a wider box counties are too small to be told from each other. */
const countiesWithin = 8

type Kind = 'counties' | 'states'
const loaded = new Map<Kind, Promise<readonly Outline[]>>()

/**
 * Lines of states and coasts in a box, and of counties where it is small, no finer than they can be seen: the longest first,
 * so many at most. Each file is read when it is first asked for.
 */
export async function outlinesIn(box: Box, most: number): Promise<number[][]> {
  const kind = box.east - box.west > countiesWithin ? 'states' : 'counties'
  if (!loaded.has(kind)) loaded.set(kind, load(kind))
  const all = await loaded.get(kind)!
  return all
    .filter((outline) => overlaps(outline.box, box))
    .flatMap(({ points }) => cut(points, box))
    .toSorted((one, other) => other.length - one.length)
    .slice(0, most)
}

async function load(kind: Kind): Promise<readonly Outline[]> {
  // by the Census Bureau, in the public domain; made smaller by us-atlas (ISC)
  const file = new URL(import.meta.resolve(`us-atlas/${kind}-10m.json`))
  const { transform, arcs } = JSON.parse(await readFile(file, 'utf8')) as Topology
  const [scaleX, scaleY] = transform.scale
  const [x0, y0] = transform.translate
  return arcs.map((arc) => {
    let x = 0
    let y = 0
    const points: number[] = []
    for (const [stepX, stepY] of arc) {
      x += stepX
      y += stepY
      points.push(x * scaleX + x0, y * scaleY + y0)
    }
    return { points, box: boxOf(points) }
  })
}

function boxOf(points: Line): Box {
  const box = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity }
  for (let at = 0; at + 1 < points.length; at += 2) {
    const [longitude, latitude] = [points[at]!, points[at + 1]!]
    box.west = Math.min(box.west, longitude)
    box.east = Math.max(box.east, longitude)
    box.south = Math.min(box.south, latitude)
    box.north = Math.max(box.north, latitude)
  }
  return box
}

const overlaps = (one: Box, other: Box): boolean =>
  one.west <= other.east && one.east >= other.west && one.south <= other.north && one.north >= other.south

/** The stretches of a line that touch a box, with the points that lead in and out of it. */
function cut(points: Line, box: Box): number[][] {
  const fine = (box.east - box.west) / parts
  const stretches: number[][] = []
  let stretch: number[] = []
  const end = () => {
    if (stretch.length > 2) stretches.push(stretch.map((degrees) => Math.round(degrees * 1e4) / 1e4))
    stretch = []
  }
  for (let at = 0; at + 3 < points.length; at += 2) {
    const [x, y, nextX, nextY] = points.slice(at, at + 4) as [number, number, number, number]
    if (!overlaps(boxOf([x, y, nextX, nextY]), box)) {
      end()
      continue
    }
    if (stretch.length === 0) stretch.push(x, y)
    const isLast = at + 5 > points.length
    const [lastX, lastY] = stretch.slice(-2) as [number, number]
    if (isLast || Math.abs(nextX - lastX) + Math.abs(nextY - lastY) > fine) stretch.push(nextX, nextY)
    if (stretch.length < outlinePoints * 2) continue
    end()
    stretch.push(nextX, nextY)
  }
  end()
  return stretches
}
