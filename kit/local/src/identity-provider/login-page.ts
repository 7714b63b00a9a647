import { escapeHtml } from '../escape-html.ts'
import type { ProviderPerson } from './server.ts'

const style = `body{font:1rem/1.5 system-ui;max-width:26rem;margin:2rem auto;padding:0 1rem}
button{font:inherit;display:block;width:100%;min-height:3rem;margin:.5rem 0;padding:.5rem 1rem;text-align:start}
small{display:block}`

const button = ({ subject, name, email, emailVerified }: ProviderPerson): string =>
  `<button name="subject" value="${escapeHtml(subject)}">${escapeHtml(name)}
<small>${escapeHtml(email)}${emailVerified ? '' : ' (not verified)'}</small></button>`

/** Whom to log in as. */
export const loginPage = (persons: readonly ProviderPerson[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Company login</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>
<body><h1>Company login</h1>
<p>The local stand-in for a company's own login. Who are you?</p>
<form method="post">${persons.map(button).join('\n')}
<button name="cancel" value="1">Go back</button></form>
</body></html>`
