import * as z from 'zod/mini'
import { portal } from '../access.ts'
import { endpoint } from '../endpoint.ts'

/**
 * How many people of each group applied to the caller's company in a quarter and moved forward, by the isolated answers, for all
 * roles and for each that can be shown. `invalid` for a quarter that cannot be counted yet. Admins of the company alone.
 */
export const exportSelectionRates = endpoint({
  name: 'wizard.portal-selection-rates.export',
  owner: 'wizard',
  method: 'GET',
  path: '/api/hire/v1/portal/selection-rates/',
  summary: 'Selection rates by gender, ethnicity, veteran and disability status in a quarter, as CSV.',
  access: portal('company', 'admin'),
  perMinute: 10,
  query: z.object({ quarter: z.string().check(z.regex(/^20\d\d-[1-4]$/, 'field.invalid')) }),
  answers: { 200: z.unknown() },
  media: 'text/csv',
})
