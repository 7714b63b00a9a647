import type { EventType } from './event.ts'

type Fields = Readonly<Record<string, unknown>>
/** The items of a state event, or the data of a moment event as one. */
const itemsOf = ({ kind }: EventType, data: unknown): readonly Fields[] =>
  kind === 'state' ? (data as { readonly things: readonly Fields[] }).things : [data as Fields]

/** The accounts that an event is about, each once. */
export const accountsOf = (event: EventType, data: unknown): string[] => {
  const ids = itemsOf(event, data).flatMap((item) => event.accounts.map((field) => item[field]))
  return [...new Set(ids.filter((id) => typeof id === 'string'))]
}

/**
 * The data without the items that are about one of these accounts; undefined where nothing is left. An item about several
 * people goes as soon as one of them is erased: what it says of the others, it says together with that one.
 */
export const withoutAccounts = <Data>(
  event: EventType,
  data: Data,
  erased: ReadonlySet<string>,
): Data | undefined => {
  const items = itemsOf(event, data)
  const left = items.filter((item) => !event.accounts.some((field) => erased.has(String(item[field]))))
  if (left.length === items.length) return data
  return left.length === 0 || event.kind === 'moment' ? undefined : ({ ...data, things: left } as Data)
}
