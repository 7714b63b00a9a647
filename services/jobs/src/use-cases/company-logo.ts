import type { companyLogo as endpoint } from '@lunchpail/contracts/jobs/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'

/** Streams a logo out of the object store. A page shows the monogram instead where this answers 404. */
export const companyLogo =
  ({ pool, store, log }: Deps): Handler<typeof endpoint> =>
  async ({ params }) => {
    const { rows } = await pool.query<{ logo_key: string; logo_type: string }>({
      name: 'company-logo',
      text: 'select logo_key, logo_type from company where id = $1 and logo_key is not null and logo_type is not null',
      values: [params.id],
    })
    const logo = rows[0] ?? refuse('not-found')
    const stream = await store?.open(logo.logo_key).catch((failure: unknown) => {
      log.warn({ failure, company: params.id }, 'the object store does not answer')
      return null
    })
    if (!stream) return refuse('not-found')
    return {
      status: 200,
      stream,
      type: logo.logo_type,
      headers: {
        // The address carries the version, so what it names never changes.
        'cache-control': 'public, max-age=31536000, immutable',
        // An SVG opened by itself is a document: it may do nothing here.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'x-content-type-options': 'nosniff',
      },
    }
  }
