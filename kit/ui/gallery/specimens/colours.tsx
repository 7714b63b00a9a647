import styles from './specimens.module.css'

const colours = [
  'paper',
  'surface',
  'sunken',
  'line',
  'control',
  'ink',
  'ink-soft',
  'ink-faint',
  'accent',
  'accent-strong',
  'accent-tint',
  'good',
  'good-tint',
  'warn',
  'warn-tint',
  'bad',
  'bad-tint',
  'focus',
  'bar',
]

export function Colours() {
  return (
    <>
      <ul className={styles.swatches}>
        {colours.map((colour) => (
          <li key={colour} className={styles.swatch}>
            <span
              className={styles.colour}
              ref={(box) => box?.style.setProperty('background', `var(--color-${colour})`)}
            />
            {colour}
          </li>
        ))}
      </ul>
      <div>
        <p className={styles.one}>Warehouse jobs near you</p>
        <p className={styles.two}>Night shift, $21.50 an hour</p>
        <p className={styles.three}>What you bring</p>
        <p>
          Body text says what the work is, where it is, and what it pays. It stays at 17 px on every phone.
        </p>
        <p className={styles.small}>Small text holds what is good to know.</p>
      </div>
    </>
  )
}
