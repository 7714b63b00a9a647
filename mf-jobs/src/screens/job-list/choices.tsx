import { Checkbox } from '@lunchpail/kit-ui/checkbox'
import { Fieldset } from '@lunchpail/kit-ui/fieldset'

interface ChoicesProps<Name extends string> {
  readonly legend: string
  /** its name in the address */
  readonly field: string
  readonly names: readonly Name[]
  readonly bit: Readonly<Record<Name, number>>
  readonly label: (name: Name) => string
  readonly chosen: readonly Name[]
  readonly onChange: (chosen: Name[]) => void
}

/** Any of a few, in the order of all, whatever was ticked first. */
export function Choices<Name extends string>(props: ChoicesProps<Name>) {
  const { legend, field, names, bit, label, chosen, onChange } = props
  return (
    <Fieldset legend={legend}>
      {() =>
        names.map((name) => (
          <Checkbox
            key={name}
            name={field}
            value={bit[name]}
            label={label(name)}
            checked={chosen.includes(name)}
            onChange={({ target }) =>
              onChange(names.filter((other) => (other === name ? target.checked : chosen.includes(other))))
            }
          />
        ))
      }
    </Fieldset>
  )
}
