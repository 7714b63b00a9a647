import type { ReleaseDescriptor } from '@lunchpail/kit-build/releases/release-descriptor'
import { sample } from './sample.ts'

const entry = 'remoteEntry.js'
const pageOf = '/slots-before-live'

/** The element that stands where a slot is not filled yet, as a filled one may be empty. */
export const onItsWay = 'on-its-way'

/** Where the page is that shows one slot. */
export const slotAddress = (name: string): string => `${pageOf}/${name}`

/**
 * A microfrontend whose pages show one slot each, by the shell's own modules as any page does. Plain script, as it is made
 * for whichever shell is live: what the federation runtime takes for a container, and nothing to build.
 */
export function slotsPage({ hostApi, slotsProvided }: ReleaseDescriptor): {
  readonly descriptor: ReleaseDescriptor
  readonly files: Readonly<Record<string, Uint8Array>>
} {
  const props = Object.fromEntries(slotsProvided.map((slot) => [slot.name, sample(slot.props)]))
  const script = `
    var mf_slots = {
      init(scope) { this.shared = (name) => Object.values(scope[name])[0].lib() },
      async get() {
        const { createElement } = this.shared('react')
        const { Slot } = this.shared('@lunchpail/kit-web/slot')
        const props = ${JSON.stringify(props).replaceAll('<', '\\u003c')}
        const page = ([name, given]) => ({
          path: ${JSON.stringify(`${pageOf}/`)} + name,
          Component: () => createElement(Slot, { slot: { name }, props: given, loading: createElement('p', { id: '${onItsWay}' }) }),
        })
        const manifest = { name: 'slots', hostApi: ${hostApi}, nav: [], slots: {}, routes: Object.entries(props).map(page) }
        return () => ({ manifest })
      },
    }`
  return {
    descriptor: {
      name: 'mf-slots',
      version: '1',
      hostApi,
      entry,
      preload: [],
      pages: slotsProvided.map(({ name }) => ({
        name,
        path: slotAddress(name),
        signedIn: false,
        preload: [],
      })),
      nav: [],
      slotsProvided: [],
      slotsUsed: [],
      endpointsUsed: [],
    },
    files: { [entry]: Buffer.from(script) },
  }
}
