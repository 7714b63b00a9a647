import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Runs files in the order of TEST_ORDER where it is set, to repeat what a worker had run. */
export class FileOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = process.env.TEST_ORDER?.split(path.delimiter)
    if (!order) return super.sort(files)
    const place = ({ moduleId }: TestSpecification): number =>
      order.findIndex((file) => moduleId.endsWith(file))
    return files.toSorted((one, other) => place(one) - place(other))
  }
}
