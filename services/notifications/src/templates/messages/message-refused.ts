import * as z from 'zod/mini'
import { cut } from '../cut.ts'
import { template } from '../template.ts'
import { translatorFor } from '../translator-for.ts'

const values = z.object({ application_id: z.string(), company_name: z.string() })

/** To whoever answered a message by text where nobody can write anymore, or wrote too much for a day. */
export const messageRefused = template(
  values,
  {
    text: ({ application_id, company_name }, { language, site }) =>
      translatorFor(language)('message.refused', {
        company: cut(company_name, 40),
        link: `${site}/applications/${application_id}`,
      }),
    email: undefined,
  },
  { daily: 30 },
)
