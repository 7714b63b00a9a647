// The identity provider as a process of its own.
import { collectGarbage } from '@lunchpail/kit-service/collect-garbage'
import { identityProvider } from './server.ts'
import { demonstrationPersons } from './persons.ts'

const setting = (name: string): string => process.env[name] ?? ''

const server = identityProvider({
  issuer: setting('ISSUER'),
  client: {
    id: setting('CLIENT_ID'),
    secret: setting('CLIENT_SECRET'),
    redirectUri: setting('REDIRECT_URI'),
  },
  persons: demonstrationPersons,
})
server.listen(Number(setting('PORT')), '127.0.0.1', () => collectGarbage())
process.once('SIGTERM', () => {
  server.close(() => process.exit(0))
  server.closeAllConnections()
})
