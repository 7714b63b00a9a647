// `npm run unsent`: lists the messages that were not sent, without addresses and content.
import { openService } from '@lunchpail/kit-service/open-service'
import { service } from '../src/service.ts'

const { transaction, close } = await openService(service, { ...process.env, LOG_LEVEL: 'warn' })
try {
  const rows = await transaction((tx) =>
    tx.message.findMany({
      where: { status: { in: ['failed', 'unconfirmed'] } },
      omit: { sealedValues: true, cause: true, language: true },
      orderBy: { createdAt: 'desc' },
      take: 100,
    }),
  )
  console.table(rows)
} finally {
  await close()
}
