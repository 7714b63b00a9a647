import { expect, it } from 'vitest'
import { Html, html, inlineJson } from './html.ts'

it('escapes what is put into it, unless it is markup', () => {
  expect(html`<p title="${`<a href="x">'&'</a>`}">${new Html('<b>')}</p>`.markup).toBe(
    '<p title="&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;"><b></p>',
  )
})

it('puts lists in one after the other, figures as text, and nothing for nothing', () => {
  const list = [html`<i>${1}</i>`, ['<', html`<i></i>`], 0]
  expect(html`<p>${list}</p>`.markup).toBe('<p><i>1</i>&lt;<i></i>0</p>')
  expect(html`(${false}${null}${undefined}${''}${[]})`.markup).toBe('()')
  expect(html`plain`.markup).toBe('plain')
})

it('writes data that cannot end its element', () => {
  const value = { text: '</script><!--' }
  const { markup } = inlineJson(value)
  expect(markup).not.toContain('<')
  expect(JSON.parse(markup)).toEqual(value)
})
