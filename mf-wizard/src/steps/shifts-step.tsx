import type { Application } from '@lunchpail/contracts/wizard/application'
import { shiftErrors } from '@lunchpail/contracts/wizard/rules/shift-preference'
import { useByPointer } from './by-pointer.ts'
import { ShiftsFields } from './shifts-fields.tsx'
import type { StepProps } from './step.ts'

/** A tap on the one shift that was still missing goes on, once, as in the questions of companies. */
export function ShiftsStep({ host, ...fields }: StepProps) {
  const { value, mode, context, onChange } = fields
  const { watch, isByPointer } = useByPointer()
  const isAnswered = (now: Application) => Object.keys(shiftErrors(now, context.positions)).length === 0
  const change = (part: Application) => {
    const ends = mode === 'wizard' && isByPointer() && !isAnswered(value) && isAnswered({ ...value, ...part })
    if (ends) host.leave(part)
    else onChange(part)
  }
  return host.frame({
    onNext: () => host.leave(),
    children: (
      <div {...watch}>
        <ShiftsFields {...fields} onChange={change} />
      </div>
    ),
  })
}
