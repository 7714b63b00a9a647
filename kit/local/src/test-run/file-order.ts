import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const nounOf = (file: string): string => /\/services\/([a-z]+)\//.exec(file)?.[1] ?? ''

/** Those of one service behind each other, from the one with the first file: a worker holds the service of one noun at a time. */
export const byNoun = <File>(files: readonly File[], fileName: (file: File) => string): File[] =>
  [...Map.groupBy(files, (file) => nounOf(fileName(file))).values()].flat()

/** Runs files in the order of TEST_ORDER where it is set, to repeat what a worker had run. */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = process.env.TEST_ORDER?.split(path.delimiter)
    if (!order) {
      // the longest first, project by project
      const sorted = await super.sort(files)
      const projects = Map.groupBy(sorted, ({ project }) => project)
      return [...projects.values()].flatMap((own) => byNoun(own, ({ moduleId }) => moduleId))
    }
    const place = ({ moduleId }: TestSpecification): number =>
      order.findIndex((file) => moduleId.endsWith(file))
    return files.toSorted((one, other) => place(one) - place(other))
  }
}
