import { benefitBit, benefits, scheduleBit } from '@lunchpail/contracts/jobs/enumerations'
import { Chip } from '../../active-filters.tsx'
import type { Filters } from '../../filters.ts'
import { moreSentences } from './sentences.ts'

/** The filters of the lazy fields that are on. */
export function ExtraChips({ filters }: { readonly filters: Filters }) {
  const t = moreSentences.use()
  const { schedule, posted } = filters
  const chips: { readonly name: string; readonly part: Partial<Filters> }[] = [
    ...(['full-time', 'part-time'] as const)
      .filter((one) => schedule & scheduleBit[one])
      .map((one) => ({ name: t(`extra.${one}`), part: { schedule: schedule & ~scheduleBit[one] } })),
    ...(posted > 0 ? [{ name: t('extra.days', { n: posted }), part: { posted: 0 } }] : []),
    ...benefits
      .filter((one) => filters.benefits & benefitBit[one])
      .map((one) => ({ name: t(`benefit.${one}`), part: { benefits: filters.benefits & ~benefitBit[one] } })),
  ]
  return chips.map((chip) => <Chip key={chip.name} {...chip} filters={filters} />)
}
