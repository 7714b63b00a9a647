import { notifyOfPosition } from '@lunchpail/contracts/jobs/api'
import { answerJobNotice, ownJobNotice } from '@lunchpail/contracts/notifications/api'
import { call } from '@lunchpail/kit-web/api-client'

export const askNotice = (id: number, email: string | undefined) =>
  call(notifyOfPosition, { params: { id: String(id) }, body: { email } })

export const loadOwnNotice = (position: number, signal: AbortSignal) =>
  call(ownJobNotice, { body: { position }, signal })

export const stopOwnNotice = (position: number) => call(ownJobNotice, { body: { position, stop: true } })

export const answerNotice = (token: string, answer?: 'wanted' | 'stop') =>
  call(answerJobNotice, { body: { token, answer } })
export type JobNotice = Awaited<ReturnType<typeof answerNotice>>
