import { startTransition, Suspense, useState } from 'react'
import type { Home } from '@lunchpail/contracts/jobs/home-cookie'
import { boxAround, wayAspect } from '@lunchpail/contracts/jobs/rules/way-box'
import { Button } from '@lunchpail/kit-ui/button'
import { whenWanted, type RetryProps } from '@lunchpail/kit-web/chunks/when-wanted'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadNearby, loadWay, type Way } from './api.ts'
import { mapTiles } from './map-tiles.ts'
import styles from './commute.module.css'
import { commuteSentences } from './sentences.ts'

const height = 200
const width = height * wayAspect

interface WayStripProps {
  readonly id: number
  readonly from: Home
}

/** JB-09: home and job as on a map, with the cities and county lines around them; nothing where the job is not near. */
export function WayStrip({ id, from }: WayStripProps) {
  const t = commuteSentences.use()
  const { value: way } = useLoad(
    async (signal) => ((await loadNearby(from, id, signal)) ? loadWay(from, id, signal) : null),
    [from, id],
  )
  if (!way) return null
  const label = t(`way.${way.direction}`, {
    miles: t('way.miles', { n: Math.round(way.miles) }),
    place: `${way.job.city}, ${way.job.state}`,
  })
  return (
    <figure className={styles.strip}>
      <Picture way={way} from={from} label={label} />
      <figcaption>{label}</figcaption>
      <MapButton way={way} from={from} />
    </figure>
  )
}

const WayMap = whenWanted(
  'commute map',
  async () => (await import('./way-map.browser.tsx')).WayMap,
  MapFailed,
)

/** A real map, where the operator has tiles for one. */
function MapButton({ way, from }: { readonly way: Way; readonly from: Home }) {
  const t = commuteSentences.use()
  const [tiles] = useState(mapTiles)
  const [open, setOpen] = useState(false)
  if (!tiles) return null
  if (!open)
    return (
      <Button size="small" onClick={() => startTransition(() => setOpen(true))}>
        {t('map.open')}
      </Button>
    )
  return (
    <Suspense fallback={null}>
      <WayMap way={way} from={from} tiles={tiles} />
    </Suspense>
  )
}

function MapFailed({ retry }: RetryProps) {
  const t = commuteSentences.use()
  return (
    <p role="alert">
      {t('map.failed')}{' '}
      <Button size="small" onClick={retry}>
        {t('retry')}
      </Button>
    </p>
  )
}

interface PictureProps {
  readonly way: Way
  readonly from: Home
  readonly label: string
}

function Picture({ way, from, label }: PictureProps) {
  const t = commuteSentences.use()
  const box = boxAround({ latitude: from.lat, longitude: from.lng }, way.job)
  const x = (longitude: number) => ((longitude - box.west) / (box.east - box.west)) * width
  const y = (latitude: number) => ((box.north - latitude) / (box.north - box.south)) * height
  const home = { x: x(from.lng), y: y(from.lat) }
  const job = { x: x(way.job.longitude), y: y(way.job.latitude) }
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className={styles.picture}>
      {way.outlines.map((line, place) => (
        <path key={place} d={pathOf(line, x, y)} className={styles.outline} />
      ))}
      {way.cities
        .map(({ name, latitude, longitude }) => ({ name, at: { x: x(longitude), y: y(latitude) } }))
        .filter(({ at }) => [home, job].every((end) => isApart(at, end)))
        .map(({ name, at }) => (
          <City key={name} name={name} at={at} />
        ))}
      <line x1={home.x} y1={home.y} x2={job.x} y2={job.y} className={styles.line} />
      <End name={t('way.home')} at={home} mark="home" isAbove={home.y <= job.y} />
      <End name={t('way.job')} at={job} mark="work" isAbove={home.y > job.y} />
    </svg>
  )
}

interface Spot {
  readonly x: number
  readonly y: number
}

/** So far from an end of the way that neither name covers the other. */
const isApart = (one: Spot, other: Spot): boolean =>
  Math.abs(one.x - other.x) > 70 || Math.abs(one.y - other.y) > 26

/** Its name stands on the side where there is room. */
function City({ name, at: { x, y } }: { readonly name: string; readonly at: Spot }) {
  const isRight = x > width * 0.6
  return (
    <g className={styles.city}>
      <circle cx={x} cy={y} r={2.5} />
      <text x={x + (isRight ? -9 : 9)} y={y + 4} textAnchor={isRight ? 'end' : 'start'}>
        {name}
      </text>
    </g>
  )
}

interface EndProps {
  readonly name: string
  readonly at: Spot
  readonly mark: 'home' | 'work'
  /** the northern one's name is above it, the other's below: side by side they are told apart too */
  readonly isAbove: boolean
}

function End({ name, at: { x, y }, mark, isAbove }: EndProps) {
  return (
    <g className={styles.end}>
      <circle cx={x} cy={y} r={6} className={styles[mark]} />
      <text x={x} y={y + (isAbove ? -11 : 21)} textAnchor="middle">
        {name}
      </text>
    </g>
  )
}

/** Longitude and latitude in turn. */
function pathOf(line: readonly number[], x: (at: number) => number, y: (at: number) => number): string {
  let path = ''
  for (let at = 0; at + 1 < line.length; at += 2)
    path += `${at ? 'L' : 'M'}${x(line[at]!).toFixed(1)} ${y(line[at + 1]!).toFixed(1)}`
  return path
}
