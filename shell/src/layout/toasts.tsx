import { ToastRegion } from '@lunchpail/kit-ui/toast-region'
import { useToasts } from '@lunchpail/kit-web/toast'
import { sentences } from '../sentences.ts'

export function Toasts() {
  const say = sentences.use()
  const toasts = useToasts().map(({ id, message }) => ({ id, text: message }))
  return <ToastRegion label={say('messages')} toasts={toasts} />
}
