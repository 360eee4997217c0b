import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/page/button'
import { classNames } from '../../../ui/page/class-names'
import { type Bill, longestText } from '../../books/bill/inputs'
import {
  hasSameContent,
  type ItemField,
  type ItemTexts,
  type SavedItem,
} from '../../books/saved-items/items-database'
import detailsStyles from '../form/details-form.module.css'
import { ChoiceField, FormField, hintOf } from '../form/form-fields'
import { problemOfItem } from './item-problem'
import styles from './items-dialog.module.css'
import { savedItemsWords } from './words'

export const priceKinds: readonly { readonly value: Bill['prices']; readonly label: string }[] = [
  { value: 'before-gst', label: savedItemsWords.form.kinds['before-gst'] },
  { value: 'with-gst', label: savedItemsWords.form.kinds['with-gst'] },
]

type Problem = { readonly field: ItemField; readonly text: string }

type ItemFormProps = {
  /** What the form begins with. */
  begun: ItemTexts
  /** @returns why it could not be kept, if it is because of a field */
  onSave(texts: ItemTexts): Promise<Problem | undefined>
  /** Tells whether something was typed, so that the dialog asks before it is lost. */
  onTouched(isTouched: boolean): void
  onCancel(): void
}

/** The fields of an item of the shop. Enter saves it. */
export function ItemForm({ begun, onSave, onTouched, onCancel }: ItemFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [texts, setTexts] = useState(begun)
  const [problem, setProblem] = useState<Problem>()

  const fieldNamed = (name: string) => form.current?.elements.namedItem(name) as HTMLElement | null
  useEffect(() => {
    ;(form.current?.elements.namedItem('description') as HTMLElement | null)?.focus()
  }, [])

  const change = (part: Partial<ItemTexts>) => {
    const next = { ...texts, ...part }
    setTexts(next)
    setProblem(undefined)
    onTouched(!hasSameContent(next, begun))
  }

  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    const wrong = problemOfItem(texts) ?? (await onSave(texts))
    setProblem(wrong)
    if (wrong) fieldNamed(wrong.field)?.focus()
  }

  const onKey = (event: KeyboardEvent) => {
    const isText = event.target instanceof HTMLTextAreaElement
    if (event.key === 'Escape') {
      // Closes the form, not the dialog.
      event.preventDefault()
      onCancel()
    } else if (event.key === 'Enter' && isText && !event.altKey && !event.shiftKey) {
      event.preventDefault()
      form.current?.requestSubmit()
    }
  }

  const helperOf = (name: ItemField) => hintOf(problem?.field === name ? problem.text : undefined)
  const field = (name: Exclude<ItemField, 'prices'>, label: string, isNumber = false) => (
    <FormField label={label} helper={helperOf(name)}>
      {(field) => (
        <input
          {...field}
          name={name}
          type="text"
          inputMode={isNumber ? 'decimal' : 'text'}
          spellCheck={false}
          maxLength={longestText(name)}
          value={texts[name]}
          onChange={(event) => change({ [name]: event.target.value })}
        />
      )}
    </FormField>
  )
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={save} onKeyDown={onKey}>
      <div className={classNames(detailsStyles.group, styles.fields)}>
        <div className={detailsStyles.wide}>
          <FormField label={savedItemsWords.form.item} helper={helperOf('description')}>
            {(field) => (
              <textarea
                {...field}
                name="description"
                rows={1}
                maxLength={longestText('description')}
                value={texts.description}
                onChange={(event) => change({ description: event.target.value })}
              />
            )}
          </FormField>
        </div>
        {field('code', savedItemsWords.form.code)}
        {field('unit', savedItemsWords.form.unit)}
        {field('price', savedItemsWords.form.price, true)}
        <ChoiceField
          label={savedItemsWords.form.prices}
          options={priceKinds}
          value={texts.prices}
          onChoose={(prices) => change({ prices })}
        />
        {field('rate', savedItemsWords.form.rate, true)}
        {field('hsn', savedItemsWords.form.hsn)}
      </div>
      <div className={styles.formButtons}>
        <Button kind="quiet" onClick={onCancel}>
          {savedItemsWords.form.cancel}
        </Button>
        <Button kind="primary" type="submit">
          {savedItemsWords.form.save}
        </Button>
      </div>
    </form>
  )
}

/** The typed fields of a record. */
export const textsOf = ({ key: _, changedAt: __, ...texts }: SavedItem): ItemTexts => texts
