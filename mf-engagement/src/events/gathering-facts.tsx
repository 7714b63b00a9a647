import { useState } from 'react'
import type { Gathering } from '@lunchpail/contracts/engagement/gatherings'
import { FactList } from '@lunchpail/kit-ui/fact'
import { Link } from '@lunchpail/kit-ui/link'
import { useLanguage } from '@lunchpail/kit-web/language'
import { readKiosk } from '@lunchpail/kit-web/storage/kiosk'
import { gatheringSentences as sentences } from './gathering-sentences.ts'
import { mapOf } from '../map-of.ts'
import { timesOf } from './times.ts'

interface GatheringFactsProps {
  readonly gathering: Gathering
  /** the address leads to a map: not in a card that is a link itself, nor on paper */
  readonly withMap?: boolean
}

/** When and where it is, who invites, and how many places are left. */
export function GatheringFacts({ gathering, withMap = false }: GatheringFactsProps) {
  const t = sentences.use()
  const language = useLanguage()
  const times = timesOf(gathering, language)
  const { place, canceled, over } = gathering
  // which leads nowhere else
  const [isKiosk] = useState(() => readKiosk() !== undefined)
  const left = canceled || over ? null : gathering.left
  const whereOf = () => {
    // no one is told of the place of what does not take place, or did
    if (place === null && (canceled || over)) return []
    const parts =
      place === null ? [] : [place.name, place.address, `${place.city}, ${place.region}`].filter(Boolean)
    const words = parts.join(', ')
    const where =
      place === null ? (
        t('facts.no-place')
      ) : place.address && withMap && !isKiosk ? (
        <Link href={mapOf(words)} newTab>
          {t('facts.map', { place: words })}
        </Link>
      ) : (
        words
      )
    return [{ icon: 'place', label: t('facts.where'), children: where } as const]
  }
  return (
    <FactList
      layout="rows"
      facts={[
        ...(times === undefined
          ? []
          : [{ icon: 'calendar', label: t('facts.when'), children: times } as const]),
        ...whereOf(),
        { icon: 'building', label: t('facts.company'), children: gathering.company_name },
        ...(left === null
          ? []
          : [
              {
                icon: 'users',
                children: left === 0 ? t('facts.full') : t('facts.left', { n: left }),
              } as const,
            ]),
      ]}
    />
  )
}
