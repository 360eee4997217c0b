import { Info } from 'lucide'
import { useId } from 'react'
import {
  Question,
  useSelectOnFocus,
  useTypedBeforeHydration,
} from '../../../../ui/fields/number-field'
import { Icon } from '../../../../ui/page/icon'
import { useCurrency } from '../../../../ui/tab/currency'
import { fieldNamed, isTwofold } from '../fields'
import type { WholeProblems, WholeTexts } from '../read-row'
import { changeWhole, useOpenBill } from '../store'
import { cellFit } from './cell'
import cell from './cell.module.css'
import list from './item-list.module.css'
import { wholeHint } from './row-hints'
import styles from './whole-fields.module.css'

/** What is given on the whole bill, and what comes on top of it. */
export function WholeFields({ problems }: { problems: WholeProblems }) {
  return (
    <div className={styles.fields}>
      <WholeField name="discount" label="Discount on the bill" problems={problems} />
      <WholeField name="freight" label="Freight" problems={problems} />
    </div>
  )
}

/** Both are typed like the field of an item. */
const likeField = { discount: fieldNamed('discount'), freight: fieldNamed('price') }

/** A text of more characters has a line of its own. */
const LONG = 12

type WholeFieldProps = { name: keyof WholeTexts; label: string; problems: WholeProblems }

function WholeField({ name, label, problems }: WholeFieldProps) {
  const id = useId()
  const text = useOpenBill().whole[name]
  const { symbol } = useCurrency().currency
  const understood = likeField[name]?.understoodAs?.(text, symbol)
  const hint = wholeHint(name, problems[name])
  const touch = useSelectOnFocus()
  const change = (text: string) => changeWhole({ [name]: text })
  const ref = useTypedBeforeHydration(text, change)
  const questionId = isTwofold(name, text) ? `${id}-question` : ''
  return (
    <div className={styles.field} data-long={text.length > LONG || undefined}>
      <label htmlFor={id}>{label}</label>
      <div className={list.box}>
        <span className={cell.slot} data-fit={cellFit(text)}>
          <input
            ref={ref}
            id={id}
            className={cell.cell}
            type="text"
            inputMode={likeField[name]?.hasSign ? 'text' : 'decimal'}
            data-number
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="done"
            aria-invalid={hint ? true : undefined}
            aria-describedby={
              `${(hint ?? understood) ? `${id}-helper` : ''} ${questionId}`.trim() || undefined
            }
            value={text}
            {...touch}
            onChange={(event) => change(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
            onBlur={() => {
              if (!questionId) changeWhole({ [name]: likeField[name]?.tidy(text) ?? text })
            }}
          />
          {questionId && (
            <Question
              id={questionId}
              fieldId={id}
              text={text}
              onText={change}
              tidy={likeField[name]?.tidy}
            />
          )}
          {understood && !hint && (
            <small id={`${id}-helper`} className={cell.understood} data-amount>
              {understood}
            </small>
          )}
        </span>
      </div>
      {hint && (
        <p id={`${id}-helper`} className={list.hint}>
          <Icon of={Info} size={16} />
          {hint}
        </p>
      )}
    </div>
  )
}
