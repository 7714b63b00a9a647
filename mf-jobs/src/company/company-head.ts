import { getCompany } from '@lunchpail/contracts/jobs/api'
import { excerptCharacters } from '@lunchpail/contracts/jobs/enumerations'
import type { HeadOf } from '@lunchpail/kit-web/server-rendering/server-rendered-pages'
import { pageOf } from '../search/page-of.ts'
import { companyAddress } from './company-address.ts'

/** A company without open jobs leaves search engines; people may still follow an old link. */
export const companyHead: HeadOf = ({ url, answerOf }) => {
  const body = answerOf(getCompany)?.body
  if (!body?.company) return { status: 404, robots: 'noindex' }
  const { company, positions } = body
  const page = pageOf(url.searchParams)
  const canonical = companyAddress(company.id, page)
  return {
    canonical,
    ...(company.about && { description: company.about.slice(0, excerptCharacters) }),
    ...(positions.length === 0
      ? { robots: 'noindex' as const }
      : {
          jsonLd: {
            '@context': 'https://schema.org',
            '@type': 'Organization',
            name: company.name,
            url: `${url.origin}${companyAddress(company.id, 1)}`,
            ...(company.about && { description: company.about }),
            ...(company.logo_url && { logo: new URL(company.logo_url, url.origin).href }),
          },
        }),
  }
}
