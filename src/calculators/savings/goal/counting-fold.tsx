import { Fold } from '../../../ui/fields/fold'
import { Segmented } from '../../../ui/fields/segmented'
import type { Typed } from './answer'
import styles from './counting-fold.module.css'

const timings = [
  { value: 'start', label: 'Start of month' },
  { value: 'end', label: 'End of month' },
] as const

const readings = [
  { value: 'divide12', label: 'Rate ÷ 12' },
  { value: 'effective', label: 'Effective yearly rate' },
] as const

type CountingFoldProps = {
  typed: Pick<Typed, 'timing' | 'reading'>
  change(part: Partial<CountingFoldProps['typed']>): void
}

/** When an instalment is paid and how a yearly rate is read, behind one line that names both. */
export function CountingFold({ typed, change }: CountingFoldProps) {
  const timing = timings.find(({ value }) => value === typed.timing)?.label
  const reading = readings.find(({ value }) => value === typed.reading)?.label
  return (
    <Fold
      isEager
      name="How it is counted"
      summary={`${timing}, ${reading?.toLowerCase()}`}
      className={styles.fold}
    >
      <div className={styles.choices}>
        <Segmented
          wide
          label="An instalment is paid at the"
          segments={timings}
          value={typed.timing}
          onChoose={(timing) => change({ timing })}
        />
        <Segmented
          wide
          label="The return of a month is the"
          segments={readings}
          value={typed.reading}
          onChoose={(reading) => change({ reading })}
        />
        <p>Banks and other sites may count in another way. The first of each is how SIP counts.</p>
      </div>
    </Fold>
  )
}
