import { receiveText } from './receive-text.ts'

export const routes = {
  receiveText,
}
