import * as z from 'zod/mini'
import { questionAddress } from '@lunchpail/contracts/profile/pages'
import { cut } from '../cut.ts'
import { template, type Setting } from '../template.ts'
import { translatorFor } from '../translator-for.ts'

const values = z.object({
  /** the person's own phone or email, which they have proven */
  to: z.string(),
  hash: z.string(),
  question: z.string(),
  secret: z.string(),
  /** after which it is not sent anymore */
  until: z.string(),
  /** it is no code: it does not go to a number that stopped */
  as_owner: z.literal(false),
})
type Values = z.output<typeof values>

// in the fragment, which browsers never send
const linkOf = ({ hash, secret }: Values, { site }: Setting) => `${site}${questionAddress(hash)}#${secret}`

/** One question, as its person asked for it; the link answers it and nothing else. */
export const questionLink = template(values, {
  text: (content, setting) =>
    translatorFor(setting.language)('question.text', {
      question: cut(content.question, 90),
      link: linkOf(content, setting),
    }),
  email: (content, setting) => {
    const t = translatorFor(setting.language)
    return {
      subject: t('question.subject'),
      preheader: cut(content.question, 90),
      blocks: [t('email.greeting'), t('question.lead'), content.question, t('question.once')],
      button: { label: t('question.button'), link: linkOf(content, setting) },
      footer: t('question.footer'),
    }
  },
})
