import { type DeviceText, deviceText } from '../device-text'

/**
 * A text of this device that a person typed. Should somebody clear the storage of the browser, what is on
 * show stays, as something that is not kept any more. It is never removed, only emptied: so a text that
 * is missing is one that was cleared.
 *
 * @param onCleared hears of it
 */
export function typedText(key: string, onCleared: () => void): DeviceText {
  const text = deviceText(key)
  let known: string | null = null
  let held: string | null = null

  const read = () => {
    const now = text.read()
    if (now !== null) {
      known = now
      held = null
    } else if (known !== null) {
      held = known
      known = null
      onCleared()
    }
    return now ?? held
  }
  return {
    ...text,
    read,
    change(edit, then) {
      const before = read()
      text.change((newest) => edit(newest ?? before), then)
      read()
    },
  }
}
