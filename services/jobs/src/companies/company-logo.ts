import { yearSeconds } from '@lunchpail/contracts/durations'
import type { companyLogo as endpoint } from '@lunchpail/contracts/jobs/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'

/** Streams a logo from the object store. On 404 a page shows the monogram instead. */
export const companyLogo =
  ({ database, store, log }: Deps): Handler<typeof endpoint> =>
  async ({ params }) => {
    const logo = await database.company.findUnique({
      where: { id: params.id },
      select: { logoKey: true, logoType: true },
    })
    if (!logo?.logoKey || !logo.logoType) return refuse('not-found')
    const stream = await store?.open(logo.logoKey).catch((failure: unknown) => {
      log.warn({ failure, company: params.id }, 'the object store does not answer')
      return null
    })
    if (!stream) return refuse('not-found')
    return {
      status: 200,
      stream,
      type: logo.logoType,
      headers: {
        // The address carries the version, so what it names never changes.
        'cache-control': `public, max-age=${yearSeconds}, immutable`,
        // An SVG opened by itself is a document: it may do nothing here.
        'content-security-policy':
          "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
      },
    }
  }
