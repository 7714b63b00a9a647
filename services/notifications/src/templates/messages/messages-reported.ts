import * as z from 'zod/mini'
import { messageSides } from '@lunchpail/contracts/engagement/messages-api'
import { cut } from '../cut.ts'
import { template } from '../template.ts'
import { translatorFor } from '../translator-for.ts'

const values = z.object({
  by: z.enum(messageSides),
  account: z.string(),
  application_id: z.string(),
  reason: z.string(),
  /** what the other side wrote last */
  last: z.string(),
  /** the address of the support */
  to: z.string(),
})

/** For the support. By email alone. */
export const messagesReported = template(values, {
  text: undefined,
  email: ({ by, account, application_id, reason, last }, { language }) => {
    const t = translatorFor(language)
    return {
      subject: t('reported.subject'),
      preheader: cut(reason, 100),
      blocks: [
        t(`reported.${by}`, { account, application: application_id }),
        reason,
        ...(last === '' ? [] : [t('reported.last'), last]),
      ],
      footer: t('reported.footer'),
    }
  },
})
