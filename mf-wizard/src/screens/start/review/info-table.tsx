import type { Application } from '@lunchpail/contracts/wizard/application'
import { eligible } from '@lunchpail/contracts/wizard/enumerations'
import { sentences } from '../../../sentences.ts'
import { FactTable } from '../../../steps/fact-table.tsx'

/** Basic info as it was told. The equal-opportunity answers are kept apart and not shown. */
export function InfoTable({ application: told }: { readonly application: Application }) {
  const t = sentences.use()
  const [school] = told.schools ?? []
  const region = told.address_international ? [] : [told.address_state, told.address_postal_code]
  const place = [told.address_city, region.filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const mayWork = told.eligible === eligible.yes || told.eligible === eligible.no ? told.eligible : undefined
  return (
    <FactTable
      rows={[
        {
          label: t('review.address'),
          value: [told.address_line1, told.address_line2, place].filter(Boolean).join('\n'),
        },
        { label: t('info.international'), value: told.address_international ? t('review.yes') : '' },
        { label: t('info.birth'), value: told.birth_date },
        { label: t('info.eligible'), value: mayWork === undefined ? '' : t(`eligible.${mayWork}`) },
        {
          label: t('info.degree'),
          value: school?.degree_type ? t(`degree.${school.degree_type}` as 'degree.1') : '',
        },
        { label: t('info.school-name'), value: school?.name },
        { label: t('info.major'), value: school?.degree_major },
      ]}
    />
  )
}
