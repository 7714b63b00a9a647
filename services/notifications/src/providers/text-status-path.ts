import { receiveTextStatus } from '@lunchpail/contracts/notifications/api'

/** Where Twilio tells what became of a text. */
export const textStatusPath = (id: string): string => receiveTextStatus.path.replace(':id', id)
