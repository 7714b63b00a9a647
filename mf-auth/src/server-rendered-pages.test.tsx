import { loginPage, resetPage, signUpPage } from '@lunchpail/contracts/auth/pages'
import { serverRender } from '@lunchpail/kit-web/server-rendering/server-render'
import { expect, it } from 'vitest'
import { serverRenderedPages } from './server-rendered-pages.tsx'

const render = (path: string) =>
  serverRender(
    serverRenderedPages,
    {
      url: `https://lunchpail.example${path}`,
      language: 'en',
      session: { account: null, level: 'normal', csrf: null, available: true },
      answers: {},
    },
    { layoutRoute: (page) => ({ children: [page] }), withProviders: (everything) => everything },
  )

// an environment without a window, as on the server: whatever asks for one leaves the page to the browser
it.each([
  [loginPage.path, ''],
  [`${loginPage.path}?usr=a%2Bb%40example.com`, 'a+b@example.com'],
  [`${loginPage.path}?redirect=%2Fapply%2F12%3Fusr%3Dann%40example.com`, 'ann@example.com'],
  [`${loginPage.path}?redirect=%2F%2Fevil.example&forgot`, ''],
  [signUpPage.path, ''],
  [`${signUpPage.path}?redirect=%2Fapply%2F12%3Fusr%3Dann%40example.com`, ''],
  [resetPage.path, ''],
])('is rendered before scripts, with the handle that its address says: %s', async (path, handle) => {
  expect('window' in globalThis).toBe(false)
  const rendered = await render(path)
  expect(rendered?.needs).toEqual([])
  expect(rendered?.html).toContain('<h1')
  expect(rendered?.html).toContain(handle)
})
