import { useId, useMemo, useState } from 'react'
import type { PositionCard } from '@lunchpail/contracts/jobs/api'
import { listAspect } from '@lunchpail/contracts/jobs/rules/map-box'
import { grouped } from '@lunchpail/contracts/language/figures'
import { byDots } from '@lunchpail/contracts/language/by-dots'
import { Icon } from '@lunchpail/kit-ui/icon'
import { Link } from '@lunchpail/kit-ui/link'
import type { RenderLink } from '@lunchpail/kit-ui/render-link'
import { useLoad } from '@lunchpail/kit-web/use-load'
import { useFormatJob } from '../../job/use-format-job.ts'
import { Picture, scales } from '../../map/picture.tsx'
import { StreetMapButton } from '../../map/street-map-button.tsx'
import type { Mark } from '../../map/street-map.browser.tsx'
import { Down } from '../down.tsx'
import { loadMap, type ListMapData } from './api.ts'
import { groupMarks, type Group } from './group-marks.ts'
import styles from './list-map.module.css'
import { listMapSentences } from './sentences.ts'

/** Of a phone's screen: a mark is as wide as a thumb needs. */
const width = 360
const height = width / listAspect
const thumb = 44

interface ListMapProps {
  readonly positions: readonly PositionCard[]
  readonly hrefOf: (job: PositionCard) => string
  readonly renderLink: RenderLink
}

/** Where the jobs of the list's page are. A mark names its jobs below the map. */
export function ListMap({ positions, hrefOf, renderLink }: ListMapProps) {
  const t = listMapSentences.use()
  const ids = positions.map(({ id }) => id)
  const { value: data, state, retry } = useLoad((signal) => loadMap(ids, signal), [ids.join()])
  if (state === 'failed') return <Down title="down.map" onRetry={retry} />
  if (!data) return <div className={styles.waiting} aria-busy="true" />
  if (!data.box) return <p>{t('nowhere')}</p>
  return <Marked data={data} box={data.box} positions={positions} hrefOf={hrefOf} renderLink={renderLink} />
}

interface MarkedProps extends ListMapProps {
  readonly data: ListMapData
  readonly box: NonNullable<ListMapData['box']>
}

function Marked({ data, box, positions, hrefOf, renderLink }: MarkedProps) {
  const t = listMapSentences.use()
  const [chosen, setChosen] = useState<Group>()
  const listed = useId()
  const groups = useMemo(() => {
    const { x, y } = scales({ box, width, height })
    const at = new Map(data.positions.map((spot) => [spot.id, spot]))
    const spots = positions.flatMap(({ id }) => {
      const spot = at.get(id)
      return spot ? [{ id, x: x(spot.longitude), y: y(spot.latitude) }] : []
    })
    return groupMarks(spots, thumb)
  }, [box, data, positions])
  const marks = useMemo<readonly Mark[]>(
    () =>
      data.positions.map((spot) => ({
        ...spot,
        color: '--color-accent',
        title: positions.find(({ id }) => id === spot.id)?.title ?? '',
      })),
    [data, positions],
  )
  const jobsOf = ({ ids }: Group) => positions.filter(({ id }) => ids.includes(id))
  return (
    <section className={styles.map} aria-label={t('label')}>
      <div className={styles.frame}>
        <Picture
          box={box}
          width={width}
          height={height}
          outlines={data.outlines}
          cities={data.cities}
          taken={groups}
        />
        {groups.map((group) => (
          <MarkButton
            key={group.ids[0]}
            group={group}
            jobs={jobsOf(group)}
            controls={listed}
            open={group === chosen}
            onPress={() => setChosen(group === chosen ? undefined : group)}
          />
        ))}
      </div>
      <ul id={listed} className={styles.jobs}>
        {chosen &&
          jobsOf(chosen).map((job) => (
            <MarkedJob key={job.id} job={job} href={hrefOf(job)} renderLink={renderLink} />
          ))}
      </ul>
      <StreetMapButton marks={marks} label={t('label')} />
    </section>
  )
}

interface MarkButtonProps {
  readonly group: Group
  readonly jobs: readonly PositionCard[]
  readonly controls: string
  readonly open: boolean
  readonly onPress: () => void
}

function MarkButton({ group, jobs, controls, open, onPress }: MarkButtonProps) {
  const t = listMapSentences.use()
  const format = useFormatJob()
  const places = [...new Set(jobs.map(({ location }) => format.place(location)))]
  const place = places.length > 1 ? t('around', { place: places[0]! }) : places[0]!
  const [first] = jobs
  const label =
    jobs.length === 1 ? t('mark.one', { title: first!.title, place }) : t('mark', { n: jobs.length, place })
  return (
    <button
      type="button"
      className={styles.mark}
      style={{
        insetInlineStart: `${(group.x / width) * 100}%`,
        insetBlockStart: `${(group.y / height) * 100}%`,
      }}
      aria-expanded={open}
      aria-controls={controls}
      aria-label={label}
      onClick={onPress}
    >
      <span className={styles.sign}>
        {jobs.length > 1 ? jobs.length : (shortPay(first!) ?? <Icon name="place" />)}
      </span>
    </button>
  )
}

interface MarkedJobProps {
  readonly job: PositionCard
  readonly href: string
  readonly renderLink: RenderLink
}

function MarkedJob({ job, href, renderLink }: MarkedJobProps) {
  const format = useFormatJob()
  return (
    <li>
      <Link href={href} kind="alone" renderLink={renderLink}>
        {job.title}
      </Link>
      <p>{byDots([format.pay(job.wage), job.company.name, format.place(job.location)])}</p>
    </li>
  )
}

/** "$18": what a mark has room for. */
const shortPay = ({ wage: { from, to } }: PositionCard): string | null => {
  const least = from || to
  return least ? `$${grouped(Math.floor(least))}` : null
}
