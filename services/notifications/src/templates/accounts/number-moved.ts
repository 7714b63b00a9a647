import * as z from 'zod/mini'
import { helpPage } from '@lunchpail/contracts/shell/pages'
import { template } from '../template.ts'
import { translatorFor } from '../translator-for.ts'

/** The last two digits of the number. */
const values = z.object({ digits: z.string().check(z.maxLength(2)) })

/** To the person whose number another one proved to have. By email alone: the number is not theirs anymore. */
export const numberMoved = template(values, {
  text: undefined,
  email: ({ digits }, { language, site, support }) => {
    const t = translatorFor(language)
    return {
      subject: t('moved.subject'),
      preheader: t('moved.lead', { digits }),
      blocks: [
        t('email.greeting'),
        t('moved.lead', { digits }),
        t('moved.still'),
        t('moved.not-you', { support }),
      ],
      button: { label: t('credentials.button'), link: `${site}${helpPage.path}` },
      footer: t('moved.footer'),
    }
  },
})
