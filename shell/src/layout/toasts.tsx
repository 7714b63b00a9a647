import { ToastRegion } from '@lunchpail/kit-ui/toast-region'
import { useToasts } from '@lunchpail/kit-web/toast'
import { sentences } from '../sentences.ts'

export function Toasts() {
  const t = sentences.use()
  const toasts = useToasts().map(({ id, message, tone }) => ({ id, text: message, tone }))
  return <ToastRegion label={t('notifications')} toasts={toasts} />
}
