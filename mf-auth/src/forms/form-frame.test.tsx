import { prerender } from 'react-dom/static.edge'
import { expect, it } from 'vitest'
import { FormFrame } from './form-frame.tsx'

it('drawn by the server sends nothing into an address', async () => {
  const form = { onSubmit: () => {}, summary: { fieldErrors: [] } } as never
  const { prelude } = await prerender(
    <FormFrame form={form}>
      <input name="password" />
    </FormFrame>,
  )
  const markup = await new Response(prelude).text()
  expect(markup).toMatch(/^<form [^>]*method="dialog"/)
})
