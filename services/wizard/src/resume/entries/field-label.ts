/** What a form has before a job's fields. */
export const fieldLabel =
  /^(?:job title|title|position(?: held)?|(?:(?:previous|prior|former|last) )?employer|company(?: name)?|organization|location|dates?(?: of employment)?|puesto|cargo|empresa|compa[ñn][íi]a|lugar|fechas?|per[íi]odo)\s*:\s*/iu
