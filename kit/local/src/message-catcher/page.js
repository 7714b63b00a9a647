// What is new comes to the top, and keeps what is being written; without JavaScript there is the link.
const list = document.querySelector('#messages')
const show = async () => {
  const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html')
  const items = [...page.querySelectorAll('#messages > li')]
  for (const item of items.toReversed()) if (!document.getElementById(item.id)) list.prepend(item)
  const ids = new Set(items.map(({ id }) => id))
  for (const item of list.querySelectorAll(':scope > *')) if (!ids.has(item.id)) item.remove()
  for (const id of ['count', 'none']) document.getElementById(id).replaceWith(page.getElementById(id))
  document.title = page.title
}
new EventSource('/changes').addEventListener('change', () => void show())
// answers come by themselves, in their place
list.addEventListener('submit', (event) => {
  event.preventDefault()
  const form = event.target
  void fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form, event.submitter)) })
  form.reset()
})
