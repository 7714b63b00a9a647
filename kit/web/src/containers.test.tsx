// @vitest-environment happy-dom
import { useState } from 'react'
import { act } from '@testing-library/react'
import * as z from 'zod/mini'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { slot } from '@lunchpail/contracts/slot'
import { provideSlot } from './provide-slot.ts'
import { Link, useNavigate, useParams, useSearchParams } from './router.ts'
import { mount } from './standalone.tsx'
import { pressAndWait } from './testing/page-actions.ts'
import { answerSession, visitor } from './testing/sessions.ts'
import { toast } from './toast.ts'

const greeting = slot({
  name: 'jobs.greeting.v1',
  provider: 'jobs',
  summary: '',
  props: z.object({ name: z.string(), loud: z._default(z.boolean(), false) }),
  outcome: z.object({ said: z.string() }),
})

let broken = false

function Job() {
  const { id } = useParams()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const [seen, setSeen] = useState(0)
  if (broken && search.has('fragile')) throw new Error('broken')
  return (
    <article>
      Job {id} for {search.get('usr') ?? 'anybody'}, seen {seen}
      <button onClick={() => setSeen(seen + 1)}>See {id}</button>
      <button onClick={() => setSearch({ usr: 'ben' })}>Search {id}</button>
      <button onClick={() => void navigate('/jobs/8?from=7', { replace: true })}>Replace {id}</button>
      <Link to="/jobs/9">Next of {id}</Link>
    </article>
  )
}

function Greeting({ name, onDone }: { name: string; onDone: (outcome: { said: string }) => void }) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (
    <p>
      Hello {name} of {search.get('usr')}
      <button onClick={() => onDone({ said: name })}>Greet {name}</button>
      <button onClick={() => void navigate('/jobs/5')}>Go {name}</button>
    </p>
  )
}

const [assign, replace] = [vi.fn(), vi.fn()]
beforeEach(() => {
  vi.spyOn(location, 'assign').mockImplementation(assign)
  vi.spyOn(location, 'replace').mockImplementation(replace)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const mock of [assign, replace]) mock.mockReset()
})

/** Opens a document of the team's own; the text of an element in it, by its id. */
async function open(
  html: string,
  address = '/own.html?usr=ann',
): Promise<(id: string) => string | undefined> {
  answerSession(visitor)
  history.replaceState(null, '', address)
  document.body.innerHTML = html
  await act(async () =>
    mount({
      name: 'jobs',
      hostApi: 1,
      nav: [],
      routes: [
        { path: '/jobs/:id', lazy: () => Promise.resolve({ Component: Job }) },
        {
          path: '/withdraw/:id',
          Component: () => <div id="withdraw-main">Withdraw {useParams()['id']}</div>,
        },
      ],
      containers: { 'withdraw-main': '/withdraw/:id' },
      slots: { [greeting.name]: provideSlot(greeting, () => Promise.resolve({ default: Greeting })) },
    }),
  )
  return (id) => document.getElementById(id)?.textContent
}

const greet = (id: string, props: string) =>
  `<div id="${id}" data-slot="jobs.greeting.v1" data-props='${props}'>Loading</div>`

it('[SH-14] slots and screens mount where their containers are, several of each on one page', async () => {
  const text = await open(`<h1>Ours</h1>${greet('a', '{"name":"Ana"}')}
    <div id="b" data-screen="/jobs/7"></div>${greet('c', '{"name":"Bo"}')}
    <div id="d" data-screen="/jobs/8?usr=cy"></div>`)
  const found = ['a', 'b', 'c', 'd'].map((id) => /^[\w ]+/.exec(text(id)!)![0])
  expect(found).toEqual([
    'Hello Ana of annGreet AnaGo Ana',
    'Job 7 for ann',
    'Hello Bo of annGreet BoGo Bo',
    'Job 8 for cy',
  ])
  expect(document.querySelector('h1')!.textContent).toBe('Ours')
  await pressAndWait('See 7')
  expect([text('b'), text('d')].map((all) => /seen \d/.exec(all!)![0])).toEqual(['seen 1', 'seen 0'])
})

it('[SH-14] what a container asks for and cannot have, it says in its place', async () => {
  broken = true
  const text = await open(`${greet('fits', '{"name":"Ana"}')}
    <div id="unknown" data-slot="jobs.other.v1"></div>
    ${greet('unfit', '{"name":1}')}${greet('no-json', '{name}')}${greet('no-object', '[]')}
    <div id="nowhere" data-screen="/elsewhere"></div>
    <div id="broken" data-screen="/jobs/7?fragile"></div>
    <main id="withdraw-main"></main>`)
  expect(text('fits')).toContain('Hello Ana')
  expect(text('unknown')).toBe('mf-jobs has no slot “jobs.other.v1”')
  expect(text('unfit')).toBe('jobs.greeting.v1 is given what does not fit. name: Invalid input')
  for (const id of ['no-json', 'no-object'])
    expect(text(id)).toBe('data-props of jobs.greeting.v1 is no JSON object')
  expect(text('nowhere')).toBe('mf-jobs has no page at “/elsewhere”')
  expect(text('broken')).toBe('Load it again')
  expect(document.querySelector('main')!.textContent).toBe('#withdraw-main lacks data of /withdraw/:id')
  broken = false
  await pressAndWait('Load it again')
  expect(text('broken')).toContain('Job 7')
})

it('[SH-14] a container that the manifest names shows its page, by its own data or the address', async () => {
  const main = () => document.querySelector('main')!.textContent
  await open('<main id="withdraw-main" data-id="7"></main>', '/own.html')
  expect(main()).toBe('Withdraw 7')
  // the page has the id
  expect(document.querySelectorAll('#withdraw-main')).toHaveLength(1)
  await open('<main id="withdraw-main"></main>', '/withdraw/8')
  expect(main()).toBe('Withdraw 8')
})

it('[SH-14] what leads from a container to another page is left to the browser, what stays on its page is not', async () => {
  const text = await open(`${greet('a', '{"name":"Ana"}')}<div id="b" data-screen="/jobs/7"></div>`)
  const link = document.querySelector('a')!
  expect(link.getAttribute('href')).toBe('/jobs/9')
  await pressAndWait(link)
  await pressAndWait('Go Ana')
  await pressAndWait('Replace 7')
  expect([assign.mock.calls.flat(), replace.mock.calls.flat()]).toEqual([
    ['/jobs/9', '/jobs/5'],
    ['/jobs/8?from=7'],
  ])
  await pressAndWait('Search 7')
  expect(text('b')).toContain('Job 7 for ben')
  expect(location.pathname + location.search).toBe('/own.html?usr=ann')
})

it('[SH-14] a container tells its slot’s outcome as an event, and the page shows toasts', async () => {
  await open(greet('a', '{"name":"Ana"}'))
  const done = vi.fn()
  document.addEventListener('done', (event) => done((event as CustomEvent).detail), { once: true })
  await pressAndWait('Greet Ana')
  expect(done).toHaveBeenCalledWith({ said: 'Ana' })
  act(() => {
    toast('Saved')
  })
  expect(document.querySelector('[role=status]')!.textContent).toBe('Saved')
})

it('[SH-14] beside #root, a slot leads there', async () => {
  const text = await open(`<div id="root"></div>${greet('a', '{"name":"Ana"}')}`, '/jobs/7')
  expect(text('root')).toContain('Job 7')
  await pressAndWait('Go Ana')
  expect(text('root')).toContain('Job 5')
  expect([location.pathname, assign.mock.calls.length]).toEqual(['/jobs/5', 0])
  expect(text('a')).toContain('Hello Ana')
})
