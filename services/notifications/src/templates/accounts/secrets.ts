import { resetPage } from '@lunchpail/contracts/auth/pages'
import * as z from 'zod/mini'
import { template, type Setting } from '../template.ts'
import { translatorFor } from '../translator-for.ts'

/** Of a one-time code or a reset link. */
const secretValues = z.object({
  /** the number or address that it is for */
  to: z.string(),
  secret: z.string(),
  /** after which it is not sent anymore */
  until: z.string(),
  /** as auth.secret.requested.v1 says it; a text that another person asked for does not go to a number that stopped */
  as_owner: z._default(z.boolean(), true),
})

/** A text with a code whose last line lets phones fill it in on this site alone (origin-bound one-time codes). */
const originBound = (sentence: string, code: string, site: string): string =>
  `${sentence}\n\n@${new URL(site).hostname} #${code}`

/** A one-time code. */
export const loginCode = template(secretValues, {
  text: ({ secret }, { language, site }) =>
    originBound(translatorFor(language)('code.text', { code: secret }), secret, site),
  email: ({ secret }, { language }) => {
    const t = translatorFor(language)
    return {
      subject: t('code.subject', { code: secret }),
      title: t('code.title'),
      preheader: t('code.lead'),
      blocks: [t('code.lead'), { code: secret }, t('code.never-share')],
      footer: t('code.footer'),
    }
  },
})

/** A code that confirms that an account is to be deleted. */
export const eraseCode = template(secretValues, {
  text: ({ secret }, { language, site }) =>
    originBound(translatorFor(language)('erase-code.text', { code: secret }), secret, site),
  email: ({ secret }, { language }) => {
    const t = translatorFor(language)
    return {
      subject: t('erase-code.subject', { code: secret }),
      title: t('erase-code.title'),
      preheader: t('erase-code.lead'),
      blocks: [t('erase-code.lead'), { code: secret }, t('code.never-share')],
      footer: t('erase-code.footer'),
    }
  },
})

/** The code that confirms a phone. By text alone: it is the phone that it proves. */
export const phoneCode = template(secretValues, {
  text: ({ secret }, { language, site }) =>
    originBound(translatorFor(language)('phone-code.text', { code: secret }), secret, site),
  email: loginCode.email,
})

// in the fragment, which browsers never send
const linkOf = (secret: string, { site }: Setting) => `${site}${resetPage.path}#${secret}`

/** The link to the set-password form. */
export const resetLink = template(secretValues, {
  text: ({ secret }, setting) =>
    translatorFor(setting.language)('reset.text', { link: linkOf(secret, setting) }),
  email: ({ secret }, setting) => {
    const t = translatorFor(setting.language)
    return {
      subject: t('reset.subject'),
      preheader: t('reset.lead'),
      blocks: [t('email.greeting'), t('reset.lead'), t('reset.ignore')],
      button: { label: t('reset.button'), link: linkOf(secret, setting) },
      footer: t('reset.footer'),
    }
  },
})
