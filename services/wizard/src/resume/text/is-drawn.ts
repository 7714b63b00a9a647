import type { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { manyOutlines, outlinesOf } from '../scan/shapes.ts'

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>
type Operators = Awaited<ReturnType<typeof getResolvedPDFJS>>['OPS']

/** Whether a page without text has letters that are drawn as paths: it is read as a picture. */
export async function isDrawn(page: PdfPage, ops: Operators): Promise<boolean> {
  const { fnArray, argsArray } = await page.getOperatorList()
  let outlines = 0
  for (const [index, operator] of fnArray.entries()) {
    if (operator !== ops.constructPath) continue
    const [, paths] = argsArray[index] as readonly unknown[]
    outlines += outlinesOf(((paths as readonly unknown[] | undefined)?.[0] ?? []) as ArrayLike<number>)
  }
  return outlines >= manyOutlines
}
