import { answerReference } from './answer-reference.ts'
import { listReferences } from './list-references.ts'
import { openReference } from './open-reference.ts'
import { sendReference } from './send-reference.ts'

export const routes = {
  answerReference,
  listReferences,
  openReference,
  sendReference,
}
