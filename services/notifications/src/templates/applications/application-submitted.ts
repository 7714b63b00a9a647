import * as z from 'zod/mini'
import { cut } from '../cut.ts'
import { translatorFor } from '../translator-for.ts'
import { template, type Setting } from '../template.ts'

const values = z.object({
  positions: z
    .array(z.object({ title: z.string(), company: z.string(), place: z.string() }))
    .check(z.minLength(1)),
  account_version: z.optional(z.number()),
})

const listLink = ({ site }: Setting) => `${site}/applications`

/**
 * Confirms to the candidate what was sent, right after the submit. It may reach a stranger whose number or address another
 * person gave: nothing in it was typed by a person who signed up.
 */
export const applicationSubmitted = template(
  values,
  {
    text: ({ positions }, setting) => {
      const first = positions[0]!
      return translatorFor(setting.language)(
        positions.length === 1 ? 'submitted.text.one' : 'submitted.text.many',
        {
          n: positions.length,
          title: cut(first.title, 40),
          company: cut(first.company, 40),
          link: listLink(setting),
        },
      )
    },
    email: ({ positions }, setting) => {
      const t = translatorFor(setting.language)
      const n = positions.length
      const items = positions.map((position) => t('submitted.item', position))
      return {
        subject: t('submitted.subject', { n }),
        preheader: cut(items[0]!, 100),
        blocks: [t('email.greeting'), t('submitted.lead', { n }), { list: items }, t('submitted.next')],
        button: { label: t('submitted.button'), link: listLink(setting) },
        footer: t('email.footer'),
      }
    },
  },
  {
    bare: ({ positions }, language) =>
      translatorFor(language)(positions.length === 1 ? 'bare.submitted' : 'bare.submitted-many', {
        n: positions.length,
        company: cut(positions[0]!.company, 80),
      }),
  },
)
