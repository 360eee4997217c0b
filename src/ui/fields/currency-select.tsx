import { ChevronDown } from 'lucide'
import { currencies } from '../../core/money/currencies'
import { Icon } from '../page/icon'
import { useCurrency } from '../tab/currency'
import { uiWords } from '../words'
import styles from './currency-select.module.css'

/** The native list of currencies behind a short label: symbol and code, or the symbol alone. */
export function CurrencySelect() {
  const { currency, chooseCurrency } = useCurrency()
  const { code, symbol } = currency
  return (
    <div className={styles.currency}>
      <span aria-hidden className={styles.shown} data-amount>
        {symbol}
        {symbol !== code && <span className={styles.code}>{code}</span>}
        <Icon of={ChevronDown} size={16} />
      </span>
      <select
        aria-label={uiWords.fields.currency}
        value={code}
        onChange={(event) => chooseCurrency(event.target.value)}
      >
        {currencies.map(({ code, symbol, name }) => (
          <option key={code} value={code}>
            {symbol === code ? code : `${symbol} ${code}`} · {name}
          </option>
        ))}
      </select>
    </div>
  )
}
