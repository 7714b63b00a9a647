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

/** What a person may answer, by a press. */
const quickReplies = ['STOP', 'HELP', 'START']

const replyForm = ({ to, id }: Message): string => `<form class="reply" method="post" action="/replies">
<input type="hidden" name="from" value="${escape(to)}">
<label class="unseen" for="reply-${id}">Answer as ${escape(to)}</label>
<input id="reply-${id}" name="text" maxlength="1600" placeholder="Answer as ${escape(to)}" autocomplete="off" required>
<button>Send</button>
${quickReplies.map((word) => `<button name="word" value="${word}" formnovalidate>${word}</button>`).join('\n')}
</form>`

const text = (message: Message): string => `<p class="bubble">${linked(message.text)}</p>
${message.reply ? '' : replyForm(message)}`

const email = (message: Message): string => `<h2>${escape(message.subject ?? '')}</h2>
${
  message.html === undefined
    ? `<p class="text">${linked(message.text)}</p>`
    : `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy"
title="${escape(message.subject ?? message.to)}" src="/messages/${message.id}/html"></iframe>
<details><summary>As plain text</summary><p class="text">${linked(message.text)}</p></details>`
}
${
  message.headers === undefined
    ? ''
    : `<details><summary>Headers</summary><p class="text">${Object.entries(message.headers)
        .map(([name, value]) => `${escape(name)}: ${escape(value)}`)
        .join('\n')}</p></details>`
}`

const item = (
  message: Message,
): string => `<li id="message-${message.id}"><article class="${message.channel}${message.reply ? ' own' : ''}">
<p class="facts">${message.channel === 'text' ? 'Text' : 'Email'} to <strong>${escape(message.to)}</strong>
from ${escape(message.from)}, <time datetime="${message.at}">${escape(new Date(message.at).toLocaleString('en-US'))}</time></p>
${message.channel === 'text' ? text(message) : email(message)}
</article></li>`

const maxShown = 200

/** The messages as a page: newest first. */
export const messagesPage = (messages: readonly Message[], to: string | null): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Message catcher (${messages.length})</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/page.css"><script src="/page.js" defer></script></head>
<body><h1>Message catcher</h1>
<div class="bar"><span>Texts and emails that this site would have sent${to ? ` to ${escape(to)}` : ''}: <span id="count">${messages.length}</span></span>
<a href="">Load again</a>${to ? '<a href="/">Show all</a>' : ''}</div>
<main><p id="none"${messages.length === 0 ? '' : ' hidden'}>Nothing was sent yet.</p>
<ol id="messages" aria-live="polite">${messages.slice(0, maxShown).map(item).join('\n')}</ol></main>
</body></html>`
