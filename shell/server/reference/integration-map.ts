import { anybody, signedIn as signedInAccess } from '@lunchpail/contracts/access'
import type { Endpoint } from '@lunchpail/contracts/endpoint'
import type { EventType } from '@lunchpail/contracts/event'
import type { RefusedRoute, SiteRoute } from '@lunchpail/contracts/published-routes'
import type { Page } from '@lunchpail/contracts/page'
import type { Slot } from '@lunchpail/contracts/slot'
import { browserReasons } from '../server-rendering/browser-reason.ts'
import type { PageInBrowser } from '../metrics.ts'
import { html } from '../html.ts'
import type { Consumers } from './asyncapi.ts'
import { messageTables } from './message-tables.ts'
import { accessSentence } from './openapi.ts'
import { referencePage } from './reference-page.ts'
import { code, table } from './reference-table.ts'

export interface Integrations {
  readonly endpoints: readonly Endpoint[]
  readonly events: readonly EventType[]
  readonly slots: readonly Slot[]
  readonly pages: readonly Page[]
  /** consumers by event type; services in `silent` are missing */
  readonly consumers: Consumers
  readonly silent: readonly string[]
  /** which live microfrontends use an endpoint or a slot, by its name */
  readonly users: ReadonlyMap<string, readonly string[]>
  /** pages that this server left to the browser since it started */
  readonly inBrowser: readonly PageInBrowser[]
  /** routes of running services that the contracts of this shell do not know */
  readonly added: readonly SiteRoute[]
  /** of each release its microfrontend, version, share of the visitors, mark, time, commit and author */
  readonly releases: readonly (readonly string[])[]
  /** routes that services want, and who has them */
  readonly refused: readonly (RefusedRoute & { readonly owner: string })[]
}

const names = (of: readonly string[] | undefined): string => (of?.length ? of.join(', ') : 'no one')

/** Every endpoint, event, slot and page, with who provides it and who uses it; which message goes to whom. */
export function integrationMap({
  endpoints,
  events,
  slots,
  pages,
  consumers,
  silent,
  users,
  inBrowser,
  added,
  refused,
  releases,
}: Integrations): string {
  return referencePage(
    'Integration map',
    html`<main>
      <h1>Integration map</h1>
      <p>
        Generated from the contracts, the running services and the live microfrontends.
        ${silent.length > 0 && `Not answering just now, so missing among the consumers: ${silent.join(', ')}.`}
      </p>
      ${
        inBrowser.length === 0
          ? html`<p>This server has left no page to the browser since it started.</p>`
          : html`<p>
                Pages that this server renders otherwise, and left to the browser since it started. They come
                later, and not at all without scripts.
              </p>
              ${table(
                'Left to the browser',
                ['Page', 'Why', 'Times'],
                inBrowser.map(({ page, reason, count }) => [page, browserReasons[reason], String(count)]),
              )}`
      }
      ${
        refused.length > 0 &&
        html`<p>
            Routes that a running service wants and does not get, as their address is another's. Its release
            is not ready (<code>/health/ready</code>) until one of the two gives the address up.
          </p>
          ${table(
            'Refused routes',
            ['Address', 'Name', 'Wanted by', 'Whose it is'],
            refused.map(({ method, path, name, owner, holder }) => [
              code(`${method} ${path}`),
              name,
              owner,
              holder,
            ]),
          )}`
      }
      ${
        added.length > 0 &&
        table(
          'Endpoints newer than this shell',
          ['Address', 'Name', 'Owner', 'Used by'],
          added.map(({ method, path, name, owner }) => [
            code(`${method} ${path}`),
            name,
            owner,
            names(users.get(name)),
          ]),
        )
      }
      ${
        releases.length > 0 &&
        table(
          'Releases',
          ['Microfrontend', 'Version', 'Live', 'Mark', 'Released', 'Commit', 'By'],
          releases.map(([name = '', version = '', ...rest]) => [name, code(version), ...rest]),
        )
      }
      ${table(
        'Endpoints',
        ['Address', 'Name', 'Owner', 'For whom', 'Used by'],
        endpoints.map(({ method, path, name, owner, access }) => [
          code(`${method} ${path}`),
          name,
          owner,
          accessSentence(access),
          names(access.kind === 'internal' ? access.callers : users.get(name)),
        ]),
      )}
      ${table(
        'Events',
        ['Event', 'Kind', 'Provider', 'Consumers', 'What it says'],
        events.map(({ type, kind, owner, summary }) => [
          html`<a href="/api/docs/events/#${type}">${code(type)}</a>`,
          kind,
          owner,
          names(consumers.get(type)),
          summary,
        ]),
      )}
      ${table(
        'Slots',
        ['Slot', 'Provider', 'Used by', 'What it is'],
        slots.map(({ name, provider, summary }) => [code(name), provider, names(users.get(name)), summary]),
      )}
      ${table(
        'Pages',
        ['Address', 'Name', 'Rendered by', 'For whom'],
        pages.map(({ path, name, owner, signedIn }) => [
          code(path),
          name,
          owner === 'shell' ? 'the shell' : `mf-${owner}`,
          accessSentence(signedIn ? signedInAccess : anybody),
        ]),
      )}
      ${messageTables()}
    </main>`,
  )
}
