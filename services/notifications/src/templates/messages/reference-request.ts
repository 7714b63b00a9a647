import * as z from 'zod/mini'
import { referencePage } from '@lunchpail/contracts/profile/pages'
import { cut } from '../cut.ts'
import { template } from '../template.ts'
import { translatorFor } from '../translator-for.ts'

const values = z.object({
  /** the manager */
  to: z.string(),
  candidate: z.string(),
  secret: z.string(),
  /** it is not sent after that */
  until: z.string(),
})

/**
 * To a person who asked for nothing, so with nothing in it that the candidate typed but their name, which holds no
 * address: the job is on the page. By text alone.
 */
export const referenceRequest = template(values, {
  text: ({ candidate, secret }, { language, site }) =>
    translatorFor(language)('reference.text', {
      candidate: cut(candidate, 40),
      // in the fragment, which browsers never send
      link: `${site}${referencePage.path}#${secret}`,
    }),
  email: undefined,
})
