import { Download } from 'lucide'
import { useSyncExternalStore } from 'react'
import { Button } from '../../../../ui/page/button'
import { Icon } from '../../../../ui/page/icon'
import { createStore } from '../../../../ui/tab/store'
import { useToast } from '../../../../ui/tab/toast'
import { saveFile } from '../../../../ui/tables/save-file'
import { Aborted } from '../../../../ui/worker/worker-client'
import type { ExportNames, FileRequest } from '../../messages'
import type { CardProps } from './use-answer'
import waiting from './waiting.module.css'
import { settlementResultsWords } from './words'

type Table = FileRequest['table']
type Kind = FileRequest['kind']

/** There is one file in the making at a time: a second request would abort the first. */
const isMaking = createStore(() => false)

const fileNames: Readonly<Record<Table, string>> = {
  all: 'settlements',
  orders: 'settlements-orders',
  skus: 'settlements-skus',
  findings: 'settlements-findings',
  months: 'settlements-tax',
  table7: 'settlements-gstr1-table7',
  table14: 'settlements-gstr1-table14',
  unknown: 'settlements-not-understood',
  costs: 'settlements-costs',
}

/** Saves a table of the worker as a file. */
export function useExport(ask: CardProps['ask'], names: ExportNames = { operator: '' }) {
  const showToast = useToast()
  const isBusy = useSyncExternalStore(isMaking.subscribe, isMaking.read, () => false)

  const save = async (table: Table, kind: Kind) => {
    if (isMaking.read()) return
    isMaking.write(true)
    try {
      saveFile(`${fileNames[table]}.${kind}`, await ask('file', { table, kind, names }))
    } catch (problem) {
      if (!(problem instanceof Aborted)) showToast(settlementResultsWords.files.failed)
    } finally {
      isMaking.write(false)
    }
  }
  return { save, isBusy }
}

type ExportButtonProps = { name: string; isBusy: boolean; onPress(): void; children: string }

/** @param name for those who do not see a short one */
export function ExportButton({ name, isBusy, onPress, children }: ExportButtonProps) {
  return (
    <Button
      kind="quiet"
      className={waiting.button}
      aria-label={name}
      aria-disabled={isBusy}
      onClick={onPress}
    >
      <Icon of={Download} size={18} />
      {children}
    </Button>
  )
}
