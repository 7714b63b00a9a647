import type { ComponentType } from 'react'
import type { Application } from '@lunchpail/contracts/wizard/application'
import type { FieldsProps, StepComponent } from './step.ts'

/** A step of one page. `settle`: what going on says beyond what was typed; an empty summary is an answer. */
export function plainStep(
  Fields: ComponentType<FieldsProps>,
  settle: (value: Application) => Application = () => ({}),
): StepComponent {
  return function PlainStep({ host, ...fields }) {
    return host.frame({ onNext: () => host.leave(settle(fields.value)), children: <Fields {...fields} /> })
  }
}
