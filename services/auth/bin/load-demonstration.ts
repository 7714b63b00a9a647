import { contactSecretFrom } from '@lunchpail/kit-service/contact-secret'
import { systemClock } from '@lunchpail/kit-service/clock'
import { openService } from '@lunchpail/kit-service/open-service'
import { sealTo } from '@lunchpail/kit-service/seal'
import { loadDemonstration } from '../src/demonstration/load-demonstration.ts'
import { secretsFrom } from '../src/sign-in/secrets.ts'
import { service } from '../src/service.ts'

const { transaction, config, close } = await openService(service, { ...process.env, LOG_LEVEL: 'warn' })
const setting = (name: string): string => process.env[name] ?? ''
try {
  await loadDemonstration(
    {
      transaction,
      clock: systemClock,
      secrets: secretsFrom(config.CSRF_SECRET),
      contactSecret: contactSecretFrom(config.CONTACT_SECRET),
      seal: sealTo(config.NOTIFICATIONS_PUBLIC_KEY),
    },
    { issuer: setting('ISSUER'), clientId: setting('CLIENT_ID'), clientSecret: setting('CLIENT_SECRET') },
  )
} finally {
  await close()
}
