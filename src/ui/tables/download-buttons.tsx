import { Download } from 'lucide'
import type { ReactNode } from 'react'
import type { Sheet } from '../../core/tables/sheet'
import { Button } from '../page/button'
import { Card, CardNote } from '../page/card'
import { Icon } from '../page/icon'
import { useCurrency } from '../tab/currency'
import { loadOrReload } from '../tab/lazy-part'
import { useToast } from '../tab/toast'
import { uiWords } from '../words'
import styles from './download-buttons.module.css'

const kinds = ['CSV', 'Excel'] as const

type DownloadButtonsProps<Part> = {
  /** Loads what makes the sheet. */
  load(): Promise<Part>
  sheet(part: Part, currencyCode: string): Sheet
}

/**
 * Takes a table away as a file. Nothing of it is loaded before it is asked for: neither what
 * writes workbooks nor what the page puts into the sheet.
 */
export function DownloadButtons<Part>({ load, sheet }: DownloadButtonsProps<Part>) {
  const showToast = useToast()
  const { currency } = useCurrency()

  const save = async (kind: (typeof kinds)[number]) => {
    try {
      const { saveSheet } = await loadOrReload(() => import('./save-file'))
      await saveSheet(sheet(await loadOrReload(load), currency.code), kind)
    } catch {
      showToast(uiWords.tables.notMade)
    }
  }

  return (
    <div className={styles.buttons}>
      {kinds.map((kind) => (
        <Button key={kind} kind="quiet" onClick={() => save(kind)}>
          <Icon of={Download} size={18} />
          {uiWords.tables.download[kind]}
        </Button>
      ))}
    </div>
  )
}

type TableCardProps<Part> = DownloadButtonsProps<Part> & {
  title?: string
  intro?: string
  className?: string | undefined
  children: ReactNode
}

/** A card with a table, and the buttons that take it away: Year by year, if nothing else is said. */
export function TableCard<Part>({
  title = uiWords.page.yearByYear,
  intro,
  className,
  children,
  ...file
}: TableCardProps<Part>) {
  return (
    <Card title={title} intro={intro} className={className} actions={<DownloadButtons {...file} />}>
      {children}
    </Card>
  )
}

/** The same card without its table, and why. */
export function NoTableCard({
  title = uiWords.page.yearByYear,
  children,
}: {
  title?: string
  children: ReactNode
}) {
  return (
    <Card title={title}>
      <CardNote>{children}</CardNote>
    </Card>
  )
}
