import { refuse } from '@lunchpail/kit-service/refusal'
import type { Deps } from '../deps.ts'
import { formOf, isFromTwilio } from './signatures.ts'

/** The form that Twilio sent to an address of the site. Anybody else's is `forbidden`. */
export function signedForm(
  { webhooks, site }: Pick<Deps, 'webhooks' | 'site'>,
  request: { readonly body: string; readonly header: (name: string) => string | undefined },
  path: string,
): Record<string, string | string[]> {
  const form = formOf(request.body)
  const signature = request.header('x-twilio-signature') ?? ''
  if (!isFromTwilio(webhooks.twilioToken, signature, site + path, form)) return refuse('forbidden')
  return form
}
