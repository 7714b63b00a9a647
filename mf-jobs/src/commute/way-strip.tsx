import { useMemo } from 'react'
import type { Home } from '@lunchpail/contracts/jobs/commute/home-cookie'
import { boxAround, wayAspect } from '@lunchpail/contracts/jobs/rules/map-box'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { loadNearby, loadWay, type Way } from './api.ts'
import { Picture, scales, type Spot } from '../map/picture.tsx'
import { StreetMapButton } from '../map/street-map-button.tsx'
import type { Mark } from '../map/street-map.browser.tsx'
import styles from './commute.module.css'
import { commuteSentences } from './sentences.ts'

const height = 200
const width = height * wayAspect

interface WayStripProps {
  readonly id: number
  readonly from: Home
}

/** Home and job as on a map, with the cities and county lines around them; nothing where the job is not near. */
export function WayStrip({ id, from }: WayStripProps) {
  const t = commuteSentences.use()
  const { value: way } = useLoad(
    async (signal) => ((await loadNearby(from, id, signal)) ? loadWay(from, id, signal) : null),
    [from, id],
  )
  const marks = useMemo<readonly Mark[]>(
    () =>
      way
        ? [
            { latitude: from.lat, longitude: from.lng, color: '--color-bar', title: t('way.home') },
            { ...way.job, color: '--color-accent', title: t('way.job') },
          ]
        : [],
    [way, from, t],
  )
  if (!way) return null
  const label = t(`way.${way.direction}`, {
    miles: t('way.miles', { n: Math.round(way.miles) }),
    place: `${way.job.city}, ${way.job.state}`,
  })
  return (
    <figure className={styles.strip}>
      <WayPicture way={way} from={from} label={label} />
      <figcaption>{label}</figcaption>
      <StreetMapButton marks={marks} label={t('map.label')} />
    </figure>
  )
}

interface WayPictureProps {
  readonly way: Way
  readonly from: Home
  readonly label: string
}

function WayPicture({ way, from, label }: WayPictureProps) {
  const t = commuteSentences.use()
  const box = boxAround([{ latitude: from.lat, longitude: from.lng }, way.job], wayAspect)
  const { x, y } = scales({ box, width, height })
  const home = { x: x(from.lng), y: y(from.lat) }
  const job = { x: x(way.job.longitude), y: y(way.job.latitude) }
  return (
    <Picture
      box={box}
      width={width}
      height={height}
      outlines={way.outlines}
      cities={way.cities}
      label={label}
      taken={[home, job]}
    >
      <line x1={home.x} y1={home.y} x2={job.x} y2={job.y} className={styles.line} />
      <End name={t('way.home')} at={home} mark="home" isAbove={home.y <= job.y} />
      <End name={t('way.job')} at={job} mark="work" isAbove={home.y > job.y} />
    </Picture>
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
