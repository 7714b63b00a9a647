import type { Gathering } from '@lunchpail/contracts/engagement/gatherings'
import { FactList } from '@lunchpail/kit-ui/fact'
import { useLanguage } from '@lunchpail/kit-web/language'
import { gatheringSentences as sentences } from '../gathering-sentences.ts'
import { timesOf } from './times.ts'

/** When and where it is, who invites, and how many places are left. */
export function GatheringFacts({ gathering }: { readonly gathering: Gathering }) {
  const t = sentences.use()
  const language = useLanguage()
  const times = timesOf(gathering, language)
  const { place, left } = gathering
  return (
    <FactList
      layout="rows"
      facts={[
        ...(times === undefined
          ? []
          : [{ icon: 'calendar', label: t('facts.when'), children: times } as const]),
        place === null
          ? ({ icon: 'place', label: t('facts.where'), children: t('facts.online') } as const)
          : ({
              icon: 'place',
              label: t('facts.where'),
              children: [place.name, place.address, `${place.city}, ${place.region}`]
                .filter(Boolean)
                .join(', '),
            } as const),
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
