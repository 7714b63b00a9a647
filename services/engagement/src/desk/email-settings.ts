import type * as api from '@lunchpail/contracts/engagement/email-settings-api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { settingsOf } from '../notices/email-settings.ts'

export const getEmailSettings =
  ({ database }: Deps): Handler<typeof api.getEmailSettings> =>
  async ({ caller }) => ({
    status: 200,
    body: settingsOf(await database.emailSetting.findUnique({ where: { accountId: caller.account.id } })),
  })

export const saveEmailSettings =
  ({ write }: Deps): Handler<typeof api.saveEmailSettings> =>
  (request) =>
    write(request, async (tx) => {
      const accountId = request.caller.account.id
      const stored = settingsOf(await tx.emailSetting.findUnique({ where: { accountId } }))
      const { applicants, answers, messages } = request.body
      const body = {
        applicants: applicants ?? stored.applicants,
        answers: answers ?? stored.answers,
        messages: messages ?? stored.messages,
      }
      await tx.emailSetting.upsert({ where: { accountId }, create: { accountId, ...body }, update: body })
      return { status: 200, body }
    })
