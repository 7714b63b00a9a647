import { expect, it } from 'vitest'
import { applicationSubmitted } from './application-submitted.ts'
import { renderEmail } from '../render-email.ts'

const setting = {
  language: 'en',
  site: 'https://lunchpail.example',
  support: 'help@lunchpail.example',
} as const
const email = (title: string, company: string, place: string) =>
  renderEmail(applicationSubmitted.email!({ positions: [{ title, company, place }] }, setting), {
    language: 'en',
    postalAddress: 'Lunchpail, 1 <Test> Street',
    unsubscribe: undefined,
  })

it('writes titles, companies and places of strangers as text, never as markup', () => {
  const { html, text } = email('<img src=x onerror=alert(1)>', 'Acme & "Sons"', "O'Fallon, <b>MO</b>")
  expect(html).toContain(
    '&lt;img src=x onerror=alert(1)&gt; at Acme &amp; &quot;Sons&quot;, O&#39;Fallon, &lt;b&gt;MO&lt;/b&gt;',
  )
  expect(html).not.toMatch(/<img|<b>/)
  expect(text).toContain(`- <img src=x onerror=alert(1)> at Acme & "Sons", O'Fallon, <b>MO</b>`)
})
