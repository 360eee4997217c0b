import { useEffect, useState } from 'react'
import { sayDate } from '../../../core/language/dates'
import { groupDigits } from '../../../core/money/group-digits'
import { SearchBox } from '../../../ui/fields/search-box'
import styles from './code-search.module.css'
import { HSN_CODES, HSN_LIST_OF, type HsnCode, sayCode } from './hsn-codes'
import { loadHsnList } from './load-hsn-list'
import { hsnWords } from './words'

const MOST_FOUND = 12

/** A search for a code by a word or its first digits. */
export function CodeSearch() {
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly HsnCode[] | 'failed'>()

  useEffect(() => {
    let isStale = false
    if (text.trim() === '') setFound(undefined)
    else {
      loadHsnList()
        .then((list) => list.find(text, MOST_FOUND))
        .then(
          (found) => isStale || setFound(found),
          () => isStale || setFound('failed'),
        )
    }
    return () => {
      isStale = true
    }
  }, [text])

  return (
    <div className={styles.search}>
      <SearchBox label={hsnWords.label} text={text} onText={setText} />
      <p role="status" className={styles.note}>
        {found && <span key={sayFound(found)}>{sayFound(found)}</span>}
      </p>
      {found && found !== 'failed' && found.length > 0 && (
        <ul className={styles.found} aria-label={hsnWords.heading}>
          {found.map((one) => (
            <li key={one.code} translate="no">
              <b>{one.code}</b>
              <span lang="en">{sayCode(one)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.note}>
        {hsnWords.source(groupDigits(String(HSN_CODES)), sayDate(HSN_LIST_OF))}
      </p>
    </div>
  )
}

function sayFound(found: readonly HsnCode[] | 'failed'): string {
  if (found === 'failed') return hsnWords.failed
  return found.length > 0 ? hsnWords.found(found.length) : hsnWords.nothing
}
