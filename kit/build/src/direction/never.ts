import type { ForbiddenImport } from './rule.ts'

export const front: ForbiddenImport = {
  regex: '^(react|react-dom|react-router-dom)(/|$)|^@lunchpail/kit-(ui|web)/',
  message: 'The back end knows no front end.',
  refuses: [
    'react',
    'react/jsx-runtime',
    'react-dom/client',
    'react-router-dom',
    '@lunchpail/kit-ui/button',
    '@lunchpail/kit-web/router',
  ],
}
export const aService: ForbiddenImport = {
  regex: '^@lunchpail/service-|(^|/)services/',
  message: 'Services are met by HTTP and events, never by import.',
  refuses: ['@lunchpail/service-jobs/routes', '../../services/jobs/src/routes.ts'],
}
export const aMicrofrontend: ForbiddenImport = {
  regex: '^@lunchpail/mf-|(^|/)mf-[a-z]+/',
  message: 'Microfrontends meet by URL and slot.',
  refuses: ['@lunchpail/mf-jobs/manifest', '../../mf-jobs/src/manifest.tsx'],
}
export const theShell: ForbiddenImport = {
  regex: '^@lunchpail/shell|(^|/)shell/(src|server)/',
  message: 'The shell is no library.',
  refuses: ['@lunchpail/shell/router', '../../shell/src/router.ts', '../../shell/server/app.ts'],
}
export const serverCode: ForbiddenImport = {
  regex: '^@lunchpail/kit-(database|events|service|local)/',
  message: 'The browser knows no server code.',
  refuses: [
    '@lunchpail/kit-database/transaction',
    '@lunchpail/kit-events/emit',
    '@lunchpail/kit-service/config',
    '@lunchpail/kit-local/site/site',
  ],
}
export const http: ForbiddenImport = {
  regex: '^(koa|koa-body|@koa/.*)$',
  message: 'Only kit/service and the shell serve HTTP.',
  refuses: ['koa', 'koa-body', '@koa/router'],
}
