import { useEffect, useRef } from 'react'
import { FieldRemark } from '../../../ui/fields/field-rows'
import { sayOutcome } from '../../../ui/memory/browser-storage'
import {
  forgetProfile,
  keepLinked,
  onProfileNews,
  type ProfileState,
  takeOwn,
  useProfileState,
} from '../../../ui/memory/profile-actions'
import { Button } from '../../../ui/page/button'
import { classNames } from '../../../ui/page/class-names'
import { undoBy, useToast } from '../../../ui/tab/toast'
import { inputs } from '../shared/market/inputs'
import styles from './seller-lines.module.css'
import { ONCE_CHANGED, THINGS } from './words'

const sentences: { readonly [Each in ProfileState]: string } = {
  example: ONCE_CHANGED,
  kept: `Your ${THINGS} are kept on this device.`,
  full: `Your ${THINGS} could not be kept: the storage of this device is full. They are here until you leave.`,
  forbidden: `Your ${THINGS} could not be kept: this browser keeps nothing. They are here until you leave.`,
  cleared:
    'The storage of this browser was cleared. What stands here stays, and is kept again when you change it.',
  linked: `The ${THINGS} of this order hold in this tab only. Yours are kept as they were.`,
  'linked, none kept': `The ${THINGS} of this order hold in this tab only.`,
}

/** What of an order belongs to the seller: whether it is kept here, and how to forget it. */
export function ProfileLine() {
  const showToast = useToast()
  const line = useRef<HTMLDivElement>(null)
  const state = useProfileState(inputs)
  const isLinked = state === 'linked' || state === 'linked, none kept'

  useEffect(
    () => onProfileNews(inputs, () => showToast('Your order was changed in another tab')),
    [showToast],
  )

  const press = (act: typeof takeOwn, done: string) => () => {
    const { outcome, ...undo } = act(inputs)
    // What was pressed goes with what it did.
    line.current?.focus()
    showToast(sayOutcome(done, outcome), undoBy(undo))
  }

  return (
    <div
      ref={line}
      tabIndex={-1}
      className={classNames(styles.profile, state === 'linked' && styles.linked)}
    >
      <div role="status">
        <FieldRemark key={state}>{sentences[state]}</FieldRemark>
      </div>
      {state === 'kept' && (
        <Button kind="quiet" onClick={press(forgetProfile, 'The example is back')}>
          Forget
        </Button>
      )}
      {state === 'linked' && (
        <Button kind="quiet" onClick={press(takeOwn, 'Yours are back')}>
          Use mine
        </Button>
      )}
      {isLinked && (
        <Button kind="quiet" onClick={press(keepLinked, 'These are yours now')}>
          Keep these as mine
        </Button>
      )}
    </div>
  )
}
