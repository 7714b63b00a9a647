import type { Holding } from '@lunchpail/contracts/auth/api'
import { currentLanguage } from '@lunchpail/kit-web/language'
import { dayOf } from '../../forms/day-of.ts'
import { sentences } from '../../sentences.ts'

/** What the account holds: where and when, and nothing of its person. */
export function Holdings({ holdings }: { readonly holdings: readonly Holding[] }) {
  const t = sentences.use()
  const language = currentLanguage()
  const sentenceOf = ({ kind, company_name, at }: Holding): string => {
    const day = dayOf(at, language)
    if (kind === 'answers') return t('claim.answers', { day })
    return company_name === null
      ? t('claim.application-somewhere', { day })
      : t(`claim.${kind}`, { company: company_name, day })
  }
  return (
    <ul>
      {holdings.map((holding, index) => (
        // two applications to one company on one day read the same
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>{sentenceOf(holding)}</li>
      ))}
    </ul>
  )
}
