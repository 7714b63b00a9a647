import { dayMs, hourSeconds } from '@lunchpail/contracts/durations'
import type { startVisitorUpload as contract } from '@lunchpail/contracts/wizard/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import { forgetLater, signUpload } from '../../files/sign-upload.ts'
import type { Deps } from '../../deps.ts'
import { hashOf, newSecret } from './visitor-secret.ts'
import { countVisitorResumes } from './find-visitor-resume.ts'

/**
 * A library has one network, and whoever sends noise fills no store: of one network in a day, also where accounts took them, and
 * of all that wait.
 */
const most = { ofNetwork: 20, ofAll: 1_000 } as const

/** The resume of a visitor. No company has it: it is filed under none, as long as there is no application. */
export const startVisitorUpload =
  ({ database, write, clock, store }: Deps): Handler<typeof contract> =>
  async (request) => {
    if (!store) return refuse('unavailable')
    const { file_name: fileName, type, bytes } = request.body
    const network = hashOf(request.network)
    const at = clock.now()
    const { ofNetwork, oldest, ofAll } = await countVisitorResumes(database, network, at)
    if (ofNetwork >= most.ofNetwork)
      return refuse('too-many-requests', {
        sentence: 'too-many-requests.resumes',
        retryAfterSeconds: Math.ceil((oldest!.getTime() + dayMs - at.getTime()) / 1_000),
      })
    if (ofAll >= most.ofAll)
      return refuse('too-many-requests', {
        sentence: 'too-many-requests.resumes',
        retryAfterSeconds: hourSeconds,
      })
    const { location, answer } = await signUpload(store, { companyId: 'none', type, bytes, at })
    const secret = newSecret()
    return write(request, async (tx) => {
      await tx.visitorResume.create({
        data: { secretHash: hashOf(secret), location, network, fileName, bytes, state: 'sent', sentAt: at },
      })
      await forgetLater(tx, { location, bytes, at })
      return { status: 200, body: { secret, ...answer } }
    })
  }
