import { useState } from 'react'
import { Notice } from '@lunchpail/kit-ui/notice'
import { useLanguage } from '@lunchpail/kit-web/language'
import { sentences } from '../../sentences.ts'

/** When the person is or was reminded of their resume, on their own clock. */
export function ReminderNotice({ at }: { readonly at: Date }) {
  const t = sentences.use()
  const language = useLanguage()
  const [now] = useState(() => Date.now())
  const time = at.toLocaleString(language === 'es' ? 'es-US' : 'en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
  return <Notice role="status">{t(at.getTime() > now ? 'remind.when' : 'remind.was', { time })}</Notice>
}
