import type { Trade, ScheduleType, Shift } from '@lunchpail/contracts/jobs/enumerations'
import type { KeywordId } from '@lunchpail/contracts/jobs/keywords'
import type { TextFieldName } from '@lunchpail/contracts/jobs/posting-fields'
import type { PostedQuestion } from '../positions/posting.ts'

/** A row with the encodings repaired, by the names that the map gives its columns. */
export type Row<Column extends string = string> = Readonly<Record<Column, string>>

export type Replacement = readonly [pattern: RegExp, by: string]
export type Rule<Value> = readonly [pattern: RegExp, value: Value]

/** A name in a work location and the place it means: a city, or a county where people name that (a borough). */
export interface NamedPlace {
  readonly label: string
  readonly state: string
  readonly city?: string
  readonly county?: string
}

/** How the CSV of one publisher becomes postings, as data. */
export interface CsvMap<Column extends string = string> {
  /** the feed's name: postings are found again by it and their id */
  readonly source: string
  /** name of each column → its heading in the file; a file without one of them is refused */
  readonly columns: Readonly<Record<Column, string>>
  /** which rows are imported, by the values of columns */
  readonly filter: Readonly<Partial<Record<Column, readonly string[]>>>
  /** rows with the same id are one posting: the first value that is not empty counts */
  readonly id: Column
  readonly title: {
    readonly column: Column
    readonly replace: readonly Replacement[]
    readonly abbreviations: ReadonlySet<string>
  }
  readonly company: {
    readonly column: Column
    readonly names: Readonly<Record<string, string>>
    readonly replace: readonly Replacement[]
    readonly about: (name: string) => string | null
  }
  readonly place: {
    readonly column: Column
    /** what a ZIP code of this publisher looks like, so that house numbers are not taken for one */
    readonly zip: RegExp
    readonly states: readonly string[]
    /** tried in order */
    readonly names: readonly Rule<NamedPlace>[]
    readonly otherwise: NamedPlace
    /** values that name no place at all */
    readonly none: RegExp
  }
  readonly role: { readonly columns: readonly Column[]; readonly rules: readonly Rule<Trade>[] }
  readonly shifts: { readonly columns: readonly Column[]; readonly rules: readonly Rule<Shift>[] }
  /** requirements that the text names; others do not exist */
  readonly requirements: {
    readonly columns: readonly Column[]
    readonly weekend: RegExp
    readonly overtime: RegExp
    readonly entry: RegExp
    readonly drugScreen: RegExp
    readonly backgroundFlexible: RegExp
    /** every rule that fits adds its skill; read in the columns of the role */
    readonly keywords: readonly Rule<KeywordId>[]
  }
  readonly scheduleType: {
    readonly column: Column
    readonly values: Readonly<Record<string, ScheduleType>>
    readonly otherwise: ScheduleType
  }
  readonly wage: { readonly from: Column; readonly to: Column }
  readonly postedAt: Column
  /** declared texts that the file has as they are, by their columns */
  readonly fields?: Readonly<Partial<Record<TextFieldName, Column>>>
  readonly sections: readonly { readonly column: Column; readonly heading: string }[]
  /** a sentence for the cards where the publisher gives no description */
  readonly opening: (rows: readonly Row<Column>[]) => string
  /** facts as sentences, shown after the description */
  readonly facts: { readonly heading: string; readonly lines: (rows: readonly Row<Column>[]) => string[] }
  readonly questions: (posting: { readonly role: Trade | null; readonly title: string }) => PostedQuestion[]
}
