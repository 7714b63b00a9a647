import type { PhoneType } from '@lunchpail/contracts/auth/enumerations'
import { openTwilio, type TwilioConfig } from '@lunchpail/kit-service/open-twilio'

/** What a number of ten digits is; null where it is not known. */
export type LookUpPhone = (phone: string) => Promise<PhoneType | null>

/** Twilio's line types. What takes no texts is a landline here. */
const types: Readonly<Record<string, PhoneType>> = {
  mobile: 'mobile',
  personal: 'mobile',
  fixedVoip: 'voip',
  nonFixedVoip: 'voip',
  landline: 'landline',
  tollFree: 'landline',
  premium: 'landline',
  sharedCost: 'landline',
  uan: 'landline',
  voicemail: 'landline',
  pager: 'landline',
}

/** Twilio Lookup v2 with line type intelligence. */
export function twilioLookup(config: TwilioConfig): LookUpPhone {
  const client = openTwilio(config)
  return async (phone) => {
    const found = await client.lookups.v2
      .phoneNumbers(`+1${phone}`)
      .fetch({ fields: 'line_type_intelligence' })
    if (!found.valid) return 'invalid'
    const { type } = (found.lineTypeIntelligence ?? {}) as { type?: string | null }
    return types[type ?? ''] ?? null
  }
}
