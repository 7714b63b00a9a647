import { hostedChat } from '@lunchpail/kit-web/storage/hosted-chat'
import { mayKeep } from '@lunchpail/kit-web/storage/may-keep'

/**
 * EN-15: the way to the support. `form`: a message that is answered by email or phone. `hosted`: a live chat of somebody else,
 * at the address of the configuration. It sets cookies of its own: who refuses those (AU-31) gets the form.
 */
export type SupportChannel =
  | { readonly kind: 'form' }
  | { readonly kind: 'hosted'; readonly address: string; readonly host: string }

export function supportChannel(): SupportChannel {
  const address = hostedChat()
  if (!address || !mayKeep('chat')) return { kind: 'form' }
  return { kind: 'hosted', address: address.href, host: address.host }
}
