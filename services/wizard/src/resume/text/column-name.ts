/** What a column of a table is called; the others of its first row may have names of their own. */
const columnName =
  /^(?:employer|company(?: name)?|position|job(?: title)?|title|role|from|to|dates?|years?|period|location|start(?: date)?|end(?: date)?|duties|reason for leaving|empresa|puesto|cargo|trabajo|lugar|desde|hasta|fechas?|a[ñn]os?|per[íi]odo|inicio|fin|funciones|motivo de salida)$/iu

export const isColumnName = (text: string): boolean => columnName.test(text)
