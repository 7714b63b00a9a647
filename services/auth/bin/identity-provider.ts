// `npm run identity-provider`: the OpenID Connect providers that the people of companies log in by.
import { parseArgs } from 'node:util'
import { finishSignOn } from '@lunchpail/contracts/auth/api'
import { systemClock } from '@lunchpail/kit-service/clock'
import { openService } from '@lunchpail/kit-service/open-service'
import { providerSettings, setIdentityProvider } from '../src/sign-in/sign-on/set-identity-provider.ts'
import { secretsFrom } from '../src/sign-in/secrets.ts'
import { service } from '../src/service.ts'

const usage = `npm run identity-provider                       the companies and their providers
CLIENT_SECRET=… npm run identity-provider -- set COMPANY --issuer https://login.example --client-id ID
    --domain harbor.example [--domain …] [--origin https://other.example] [--required]
npm run identity-provider -- remove COMPANY

COMPANY is its id or its name. --domain: whose addresses its people have. --origin: where else the provider's metadata
may lead this site's requests. --required: its people log in by it alone.
`
const fail = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`)
  process.exit(2)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    issuer: { type: 'string' },
    'client-id': { type: 'string' },
    domain: { type: 'string', multiple: true },
    origin: { type: 'string', multiple: true },
    required: { type: 'boolean' },
  },
})
const [action = 'list', company] = positionals
if (!['list', 'set', 'remove'].includes(action) || (action !== 'list' && !company)) fail(usage)

const { config, transaction, close } = await openService(service, { LOG_LEVEL: 'warn', ...process.env })
try {
  if (action === 'set') await set(await companyId())
  else if (action === 'remove') await remove(await companyId())
  else await list()
} finally {
  await close()
}

async function companyId(): Promise<string> {
  const found = await transaction(
    (tx) => tx.$queryRaw<{ id: string; name: string }[]>`
    select id, name from company where id::text = ${company} or lower(name) = lower(${company}) limit 10`,
  )
  if (found.length === 1) return found[0]!.id
  const ids = found.map(({ id }) => id).join(', ')
  return fail(found.length === 0 ? 'There is no such company.' : `Which of them? Give its id: ${ids}`)
}

async function set(id: string): Promise<void> {
  const { data, error } = providerSettings.safeParse({
    issuer: values['issuer'],
    clientId: values['client-id'],
    clientSecret: process.env['CLIENT_SECRET'],
    emailDomains: values['domain'] ?? [],
    otherOrigins: values['origin'] ?? [],
    required: values['required'] === true,
  })
  if (!data) return fail(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  const secrets = secretsFrom(config.CSRF_SECRET)
  await setIdentityProvider({ transaction, secrets, clock: systemClock }, id, data)
  const callback = new URL(finishSignOn.path, config.publicUrl).href
  process.stdout.write(`Done. The provider has to allow this redirect address: ${callback}\n`)
}

async function remove(id: string): Promise<void> {
  const { count } = await transaction((tx) =>
    tx.companyIdentityProvider.deleteMany({ where: { companyId: id } }),
  )
  process.stdout.write(count === 1 ? 'Its people log in by password again.\n' : 'It has none.\n')
}

async function list(): Promise<void> {
  const companies = await transaction((tx) =>
    tx.company.findMany({ include: { identityProvider: true }, orderBy: { createdAt: 'desc' }, take: 200 }),
  )
  console.table(
    companies.map(({ id, name, identityProvider }) => ({
      id,
      name,
      issuer: identityProvider?.issuer ?? '',
      domains: identityProvider?.emailDomains.join(' ') ?? '',
      required: identityProvider?.required ?? '',
    })),
  )
}
