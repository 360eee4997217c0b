import { attribute } from './xml-scanner'
import { unescapeExcel } from './xml-text'

/**
 * Puts the text of a cell together: parts of different looks one after the other, without the hints
 * on how a word is pronounced.
 */
export function textRuns() {
  let text = ''
  let isInText = false
  let isHint = false
  let isKeptAsIs = false
  return {
    begin() {
      text = ''
      isInText = false
      isHint = false
    },
    open(name: string, attributes: string) {
      if (name === 'rPh') isHint = true
      isInText = name === 't' && !isHint
      isKeptAsIs = attributes !== '' && attribute(attributes, 'space') === 'preserve'
    },
    close(name: string) {
      if (name === 'rPh') isHint = false
      isInText = false
    },
    isTextWanted: () => isInText,
    take(more: string) {
      text += isKeptAsIs ? more : more.trim()
    },
    text: () => unescapeExcel(text),
  }
}
