import { one } from '../../core/decimal'
import { formatNumber, formatSmallPercent, inWords } from '../../core/format'
import { LedgerRow } from '../../ui/answer/ledger'
import { PageActions } from '../../ui/answer/page-answer'
import { ProportionBar } from '../../ui/answer/split-bar'
import { VerdictTag } from '../../ui/answer/verdict-tag'
import { DigitsField } from '../../ui/fields/digits-field'
import { usePageInputs } from '../../ui/memory/page-inputs'
import { Card, Columns } from '../../ui/page/card'
import type { PageProps } from '../contract'
import { barOfChange, barOfPart, percentageChange, percentOf, whatPercent } from './compute'
import { type InputName, inputs, readInput } from './inputs'
import styles from './page.module.css'
import { Slip } from './slip'
import { Tips } from './tips'
import { head } from './view'

const verdicts = {
  increase: { word: 'Increase', verdict: 'gain' },
  decrease: { word: 'Decrease', verdict: 'loss' },
  none: { word: 'No change', verdict: 'none' },
} as const

// What the page loads later.
const loadActions = () => import('./share')

/** Copy and Share say the answers in the page's sentence, so there are no further results to add. */
const noResults: [] = []

export { head }

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
      question="What is X% of Y?"
      calculation={
        <>
          <LedgerRow margin="Y" label="Number" value={number.digits} />
          <LedgerRow label="1% of it" value={formatNumber(percentOf(one, number.value), 2)} />
        </>
      }
      label={percentage.digits.length > 7 ? 'X% of it' : `${percentage.digits}% of it`}
      answer={formatNumber(percentOf(percentage.value, number.value), 2)}
      bar={<ProportionBar small {...barOfPart(percentage.value, number.value)} />}
    >
      <DigitsField
        label="Percentage X"
        unit="%"
        helper={percentage.field.text ? `${percentage.digits} out of every 100` : emptyHelper}
        {...percentage.field}
      />
      <PlainNumber label="Number Y" number={number} />
    </Slip>
  )
}

function WhatPercent() {
  const part = useNumber('part')
  const whole = useNumber('whole')
  const percent = whatPercent(part.value, whole.value)
  return (
    <Slip
      question="X is what % of Y?"
      calculation={
        <>
          <LedgerRow margin="Y" label="Whole" value={whole.digits} />
          <LedgerRow margin="X" label="Part" value={part.digits} />
        </>
      }
      label="Part of whole"
      answer={formatSmallPercent(percent, 1)}
      bar={<ProportionBar small {...barOfPart(percent, whole.value)} />}
    >
      <PlainNumber label="Part X" number={part} />
      <PlainNumber
        label="Whole Y"
        number={whole}
        zero="A part of 0 has no percentage: shown as 0.0%."
      />
    </Slip>
  )
}

function Change() {
  const original = useNumber('original')
  const next = useNumber('new')
  const { change, percent, direction } = percentageChange(original.value, next.value)
  const { word, verdict } = verdicts[direction]
  return (
    <Slip
      question="Percentage Change"
      calculation={
        <>
          <LedgerRow label="Original value" value={formatNumber(original.value, 2)} />
          <LedgerRow
            label="Change"
            value={withPlus(formatNumber(change, 2))}
            tone={direction === 'decrease' ? 'loss' : undefined}
          />
        </>
      }
      label={word}
      tag={<VerdictTag verdict={verdict}>{word}</VerdictTag>}
      answer={percent === undefined ? 'No percentage' : formatSmallPercent(percent, 1)}
      bar={<ProportionBar small {...barOfChange(original.value, next.value)} />}
    >
      <PlainNumber
        label="Original value"
        number={original}
        zero="A change from 0 has no percentage."
      />
      <PlainNumber label="New value" number={next} />
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

const emptyHelper = 'Empty counts as 0.'

function sayNumber({ field, value, digits }: NumberState): string {
  if (!field.text) return emptyHelper
  const words = inWords(value)
  return words ? `${digits} · ${words}` : digits
}

/** Adds a plus sign, except to 0 and to negative numbers. */
const withPlus = (formatted: string) =>
  /^0\.?0*$|^-/.test(formatted) ? formatted : `+${formatted}`
