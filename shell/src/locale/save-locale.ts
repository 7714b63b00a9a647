import { saveLocale as endpoint } from '@lunchpail/contracts/auth/api'
import type { BodyInput } from '@lunchpail/contracts/endpoint'
import { call } from '@lunchpail/kit-web/api-client'

export type Locale = Pick<BodyInput<typeof endpoint>, 'language' | 'timezone'>

export const saveLocale = (body: Locale): Promise<unknown> => call(endpoint, { body })
