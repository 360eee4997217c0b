import type { PageProps, ViewHead } from '../../contract'
import { one } from '../../core/money/decimal'
import { formatNumber, formatSmallPercent, inWords } from '../../core/money/format'
import { LedgerRow } from '../../ui/answer/ledger'
import { PageActions } from '../../ui/answer/page-answer'
import { ProportionBar } from '../../ui/answer/split-bar'
import { VerdictTag } from '../../ui/answer/verdict-tag'
import { DigitsField } from '../../ui/fields/digits-field'
import { usePageInputs } from '../../ui/memory/page-inputs'
import { Card, Columns } from '../../ui/page/card'
import { Step, Steps } from '../../ui/page/steps'
import { barOfChange, barOfPart, percentageChange, percentOf, whatPercent } from './compute'
import { type InputName, inputs, readInput } from './inputs'
import styles from './page.module.css'
import { Slip } from './slip'
import { percentageWords } from './words'

const verdicts = { increase: 'gain', decrease: 'loss', none: 'none' } as const

// What the page loads later.
const loadActions = () => import('./share')

/** Copy and Share say the answers in the page's sentence, so there are no further results to add. */
const noResults: [] = []

export const head: ViewHead = {
  heading: percentageWords.heading,
  intro: percentageWords.intro,
  title: percentageWords.title,
  description: percentageWords.description,
}

export function Page({ others }: PageProps) {
  return (
    <>
      <div className={styles.pad}>
        <PercentOf />
        <WhatPercent />
        <Change />
      </div>
      <Actions />
      <Columns parts="7:5">
        <Tips />
        {others}
      </Columns>
    </>
  )
}

function Actions() {
  return (
    <div className={styles.actions}>
      <Card>
        <PageActions
          inputs={inputs}
          typed={usePageInputs(inputs)}
          load={loadActions}
          results={noResults}
        />
      </Card>
    </div>
  )
}

function PercentOf() {
  const percentage = useNumber('percentage')
  const number = useNumber('number')
  return (
    <Slip
      question={percentageWords.percentOf.title}
      calculation={
        <>
          <LedgerRow margin="Y" label={percentageWords.percentOf.numberRow} value={number.digits} />
          <LedgerRow
            label={percentageWords.percentOf.ofIt('1%')}
            value={formatNumber(percentOf(one, number.value), 2)}
          />
        </>
      }
      label={percentageWords.percentOf.ofIt(
        percentage.digits.length > 7 ? 'X%' : `${percentage.digits}%`,
      )}
      answer={formatNumber(percentOf(percentage.value, number.value), 2)}
      bar={<ProportionBar small {...barOfPart(percentage.value, number.value)} />}
    >
      <DigitsField
        label={percentageWords.percentOf.percentage}
        unit="%"
        helper={
          percentage.field.text
            ? percentageWords.percentOf.outOfHundred(percentage.digits)
            : percentageWords.empty
        }
        {...percentage.field}
      />
      <PlainNumber label={percentageWords.percentOf.number} number={number} />
    </Slip>
  )
}

function WhatPercent() {
  const part = useNumber('part')
  const whole = useNumber('whole')
  const percent = whatPercent(part.value, whole.value)
  return (
    <Slip
      question={percentageWords.whatPercent.title}
      calculation={
        <>
          <LedgerRow margin="Y" label={percentageWords.whatPercent.wholeRow} value={whole.digits} />
          <LedgerRow margin="X" label={percentageWords.whatPercent.partRow} value={part.digits} />
        </>
      }
      label={percentageWords.whatPercent.partOfWhole}
      answer={formatSmallPercent(percent, 1)}
      bar={<ProportionBar small {...barOfPart(percent, whole.value)} />}
    >
      <PlainNumber label={percentageWords.whatPercent.part} number={part} />
      <PlainNumber
        label={percentageWords.whatPercent.whole}
        number={whole}
        zero={percentageWords.whatPercent.noWhole}
      />
    </Slip>
  )
}

function Change() {
  const original = useNumber('original')
  const next = useNumber('new')
  const { change, percent, direction } = percentageChange(original.value, next.value)
  const word = percentageWords.change.directions[direction]
  return (
    <Slip
      question={percentageWords.change.title}
      calculation={
        <>
          <LedgerRow
            label={percentageWords.change.original}
            value={formatNumber(original.value, 2)}
          />
          <LedgerRow
            label={percentageWords.change.change}
            value={withPlus(formatNumber(change, 2))}
            tone={direction === 'decrease' ? 'loss' : undefined}
          />
        </>
      }
      label={word}
      tag={<VerdictTag verdict={verdicts[direction]}>{word}</VerdictTag>}
      answer={
        percent === undefined ? percentageWords.change.noPercentage : formatSmallPercent(percent, 1)
      }
      bar={<ProportionBar small {...barOfChange(original.value, next.value)} />}
    >
      <PlainNumber
        label={percentageWords.change.original}
        number={original}
        zero={percentageWords.change.noOriginal}
      />
      <PlainNumber label={percentageWords.change.next} number={next} />
    </Slip>
  )
}

type NumberState = ReturnType<typeof useNumber>

function useNumber(name: InputName) {
  const { value, digits, ...field } = readInput(usePageInputs(inputs), name)
  return {
    field: { ...field, onText: (text: string) => inputs.change({ [name]: text }) },
    value,
    digits,
  }
}

type PlainNumberProps = {
  label: string
  number: NumberState
  /** Why there is no answer when this number is 0. */
  zero?: string
}

function PlainNumber({ label, number, zero }: PlainNumberProps) {
  const why = number.value === 0n ? zero : undefined
  const said = [why && number.field.text ? '' : sayNumber(number), why].filter(Boolean)
  return <DigitsField label={label} helper={said.join(' ')} {...number.field} />
}

function sayNumber({ field, value, digits }: NumberState): string {
  if (!field.text) return percentageWords.empty
  const words = inWords(value)
  return words ? `${digits} · ${words}` : digits
}

/** Adds a plus sign, except to 0 and to negative numbers. */
const withPlus = (formatted: string) =>
  /^0\.?0*$|^-/.test(formatted) ? formatted : `+${formatted}`

/** Tips for the three questions, with an everyday example of each. */
function Tips() {
  return (
    <Card title={percentageWords.tips.title}>
      <Steps>
        <Step title={percentageWords.tips.numbers}>
          <p>{percentageWords.tips.numbersText}</p>
        </Step>
        <Step title={percentageWords.tips.discount}>
          <p>{percentageWords.tips.discountText()}</p>
        </Step>
        <Step title={percentageWords.tips.marks}>
          <p>{percentageWords.tips.marksText()}</p>
        </Step>
        <Step title={percentageWords.tips.prices}>
          <p>{percentageWords.tips.pricesText()}</p>
        </Step>
      </Steps>
    </Card>
  )
}
