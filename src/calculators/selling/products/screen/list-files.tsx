import { Download, Printer } from 'lucide'
import { useState } from 'react'
import { groupDigits } from '../../../../core/format'
import { Segmented } from '../../../../ui/fields/segmented'
import { Button } from '../../../../ui/page/button'
import { Icon } from '../../../../ui/page/icon'
import type { List } from '../desk'
import styles from './list-files.module.css'
import { usePrint } from './paper-rows'
import type { useListFile } from './use-list-file'

const kinds = [
  { kind: 'csv', name: 'CSV' },
  { kind: 'xlsx', name: 'Excel' },
] as const

const count = (number: number) => groupDigits(String(number))

type ListFilesProps = {
  list: List
  isPhone: boolean
  file: ReturnType<typeof useListFile>
}

/** Takes the list away: all of it, or the rows that were looked for. */
export function ListFiles({ list, isPhone, file: { save, busy } }: ListFilesProps) {
  const [rows, setRows] = useState<'these' | 'all'>('these')
  const { print, isPreparing } = usePrint(list)
  const { arrangement, shown, worked } = list
  const { products } = worked.totals
  const isPart = shown.total > 0 && shown.total < products
  return (
    <div className={styles.files}>
      {isPart && (
        <div className={styles.choice}>
          <Segmented
            label="Rows in a file"
            wide={isPhone}
            segments={[
              { value: 'these', label: `These ${count(shown.total)}` },
              { value: 'all', label: `All ${count(products)}` },
            ]}
            value={rows}
            onChoose={setRows}
          />
        </div>
      )}
      {kinds.map(({ kind, name }) => (
        <Button
          key={kind}
          kind="quiet"
          aria-label={`Download ${name}`}
          aria-disabled={busy !== undefined}
          onClick={() => save(kind, isPart && rows === 'these' ? arrangement : 'all')}
        >
          <Icon of={Download} size={18} />
          {isPhone ? name : `Download ${name}`}
        </Button>
      ))}
      <Button kind="quiet" aria-disabled={isPreparing} onClick={print}>
        <Icon of={Printer} size={18} />
        Print
      </Button>
    </div>
  )
}
