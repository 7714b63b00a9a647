import * as z from 'zod/mini'
import { cut } from './cut.ts'
import { emailLayout, escapeHtml, paragraph } from './email-layout.ts'
import { translatorFor } from './translator-for.ts'
import { template, type Setting } from './template.ts'

const values = z.object({
  positions: z
    .array(z.object({ title: z.string(), company: z.string(), place: z.string() }))
    .check(z.minLength(1)),
})

const listLink = ({ site }: Setting) => `${site}/applications`

/**
 * Confirms to the candidate what was sent, right after the submit. It may reach a stranger whose number or address somebody
 * else gave: nothing in it was typed by a person who signed up.
 */
export const applicationSubmitted = template(values, {
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
    const subject = t('submitted.subject', { n })
    const greeting = t('email.greeting')
    const lead = t('submitted.lead', { n })
    const items = positions.map((position) => t('submitted.item', position))
    const next = t('submitted.next')
    const footer = t('email.footer')
    const button = { label: t('submitted.button'), link: listLink(setting) }
    const list = items.map((item) => `<li style="margin:0 0 6px"><strong>${escapeHtml(item)}</strong></li>`)
    return {
      subject,
      text: [greeting, lead, items.map((item) => `- ${item}`).join('\n'), next, button.link, footer].join(
        '\n\n',
      ),
      html: emailLayout({
        language: setting.language,
        title: subject,
        body: [
          paragraph(greeting),
          paragraph(lead),
          `<ul style="margin:0 0 16px;padding-left:20px">${list.join('')}</ul>`,
          paragraph(next),
        ].join('\n'),
        button,
        footer,
      }),
    }
  },
})
