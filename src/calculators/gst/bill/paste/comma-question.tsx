import { tidyAmount } from '../../../../core/parse'
import { shortened } from './column-choices'
import { PasteQuestion } from './paste-question'
import type { DoubtfulCommas } from './paste-rows'

type CommaQuestionProps = DoubtfulCommas & { onChoose(isDecimal: boolean): void }

/** Commas that may stand before paise: rows with one wait for an answer. */
export function CommaQuestion({ isDecimal, examples, onChoose }: CommaQuestionProps) {
  const readings = examples.map(
    ({ text, decimal }) => `${shortened(text)} is ${shortened(decimal)}`,
  )
  const [first] = examples
  return (
    <PasteQuestion
      label="Commas before decimals?"
      note={isDecimal ? sayReadings(readings) : sayDoubt(first?.text ?? '', first?.decimal ?? '')}
      answers={[{ value: 'decimal', label: `Yes: ${readings[0]}` }]}
      answer={isDecimal ? 'decimal' : ''}
      onAnswer={(answer) => onChoose(answer === 'decimal')}
    />
  )
}

/** @example sayReadings(['1850,50 is 1,850.50']) // 'In this table, 1850,50 is 1,850.50.' */
const sayReadings = (readings: readonly string[]) => `In this table, ${readings.join('; ')}.`

function sayDoubt(text: string, decimal: string): string {
  const grouped = text.endsWith('%') ? `${tidyAmount(text)}%` : tidyAmount(text)
  const meanings = grouped === text ? decimal : `${decimal} or ${grouped}`
  return `${shortened(text)} may be ${meanings}. Rows like it are left out until you decide.`
}
