import { downloadArchive } from './archive/download-archive.ts'
import { getArchive } from './archive/get-archive.ts'
import { requestArchive } from './archive/request-archive.ts'
import { eraseAccount } from './erase-account.ts'
import { getErasure } from './get-erasure.ts'
import { sendEraseCode } from './send-erase-code.ts'

export const routes = {
  eraseAccount,
  getErasure,
  sendEraseCode,
  requestArchive,
  getArchive,
  downloadArchive,
}
