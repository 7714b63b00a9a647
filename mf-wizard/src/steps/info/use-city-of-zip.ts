import { useEffect, useRef } from 'react'
import { isBlank } from '@lunchpail/contracts/wizard/rules/field-errors'
import { findCity } from '../../api.ts'
import type { FieldsProps } from '../step.ts'

/**
 * Fills in city and state by the ZIP code, and never over what was typed: what was filled in follows another ZIP code,
 * and an empty field is filled. Where the call fails, the fields stay as they are.
 */
export function useCityOfZip({ value, onChange }: Pick<FieldsProps, 'value' | 'onChange'>) {
  const latest = useRef({ value, onChange })
  useEffect(() => void (latest.current = { value, onChange }))
  const filledIn = useRef<Pick<FieldsProps['value'], 'address_city' | 'address_state'>>({})

  return async (zip: string): Promise<void> => {
    if (!/^\d{5}$/.test(zip)) return
    const { city, state } = await findCity(zip).catch(() => ({ city: null, state: null }))
    const { value: now, onChange: fillIn } = latest.current
    if (city === null || state === null || now.address_postal_code !== zip) return
    const isFree = (field: 'address_city' | 'address_state') =>
      isBlank(now[field]) || now[field] === filledIn.current[field]
    const part = {
      ...(isFree('address_city') && { address_city: city }),
      ...(isFree('address_state') && { address_state: state }),
    }
    filledIn.current = { ...filledIn.current, ...part }
    fillIn(part)
  }
}
