import { escapeHtml as escape } from '../escape-html.ts'
import type { Message } from './messages.ts'

/** Text for a page, its web addresses as links. */
const linked = (text: string): string =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((piece, index) =>
      index % 2 === 1 ? `<a href="${escape(piece)}">${escape(piece)}</a>` : escape(piece),
    )
    .join('')

const item = (message: Message): string => `<li><article>
<p class="facts">${message.channel === 'text' ? 'Text' : 'Email'} to <strong>${escape(message.to)}</strong>
from ${escape(message.from)}, <time datetime="${message.at}">${escape(new Date(message.at).toLocaleString('en-US'))}</time></p>
${message.subject === undefined ? '' : `<h2>${escape(message.subject)}</h2>`}
<p class="text">${linked(message.text)}</p>
${
  message.html === undefined
    ? ''
    : `<details><summary>As it looks</summary><iframe sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy"
title="${escape(message.subject ?? message.to)}" src="/messages/${message.id}/html"></iframe></details>`
}
</article></li>`

const maxShown = 200

/** The messages as a page: newest first. */
export const messagesPage = (messages: readonly Message[], to: string | null): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Message catcher (${messages.length})</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/page.css"><script src="/page.js" defer></script></head>
<body><h1>Message catcher</h1>
<div class="bar"><span>Texts and emails that this site would have sent${to ? ` to ${escape(to)}` : ''}: ${messages.length}</span>
<a href="">Load again</a>${to ? '<a href="/">Show all</a>' : ''}</div>
<main>${messages.length === 0 ? '<p>Nothing was sent yet.</p>' : `<ol>${messages.slice(0, maxShown).map(item).join('\n')}</ol>`}</main>
</body></html>`
