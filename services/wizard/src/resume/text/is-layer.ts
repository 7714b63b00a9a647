import type { getDocumentProxy, getResolvedPDFJS } from 'unpdf'

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>
type Operators = Awaited<ReturnType<typeof getResolvedPDFJS>>['OPS']

const unseen = 3

/** Whether most text of a page is painted so that nobody sees it: what a program read from the picture above it. */
export async function isLayer(page: PdfPage, ops: Operators): Promise<boolean> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const kept: number[] = []
  let mode = 0
  let seen = 0
  let hidden = 0
  for (const [index, operator] of fnArray.entries()) {
    const given = (argsArray[index] as readonly unknown[] | null) ?? []
    if (operator === ops.save || operator === ops.paintFormXObjectBegin) kept.push(mode)
    else if (operator === ops.restore || operator === ops.paintFormXObjectEnd) mode = kept.pop() ?? mode
    else if (operator === ops.setTextRenderingMode) mode = given[0] as number
    else if (operator === ops.showText || operator === ops.showSpacedText) {
      const letters = (given[0] as readonly unknown[]).filter((one) => typeof one === 'object').length
      if (mode === unseen) hidden += letters
      else seen += letters
    }
  }
  return hidden > seen
}
