import { ClipboardPaste } from 'lucide'
import { useState } from 'react'
import { FileButton } from '../../ui/fields/file-button'
import { DropCard } from '../../ui/files/drop-card'
import { filesWords } from '../../ui/files/words'
import { Button } from '../../ui/page/button'
import { Card, Columns } from '../../ui/page/card'
import { Icon } from '../../ui/page/icon'
import { Step, Steps } from '../../ui/page/steps'
import { lazyPart, useLoadedWhenIdle } from '../../ui/tab/lazy-part'
import { useOnDemand } from '../../ui/tab/toast'
import styles from './empty-files.module.css'
import { FileNotices } from './file-notices'
import { openFiles, openRows, SETTLEMENT_FILES } from './open-files'
import type { FileNotice } from './settlement-store'
import { settlementsWords } from './words'

const empty = settlementsWords.empty
const reads = settlementsWords.reads

const pasteDialog = lazyPart(() =>
  import('../../ui/files/paste-dialog').then((part) => part.PasteDialog),
)
const readableSettlements = lazyPart(() =>
  import('./readable/readable-settlements').then((part) => part.ReadableSettlements),
)
const loadExample = () => import('./screen/example-files')

/** The page without files: the ways to open them, and what can be read. */
export function EmptyFiles({ notices }: { notices: readonly FileNotice[] }) {
  const [isPasting, setIsPasting] = useState(false)
  const onDemand = useOnDemand()
  useLoadedWhenIdle(pasteDialog)
  const ReadableSettlements = useLoadedWhenIdle(readableSettlements)
  return (
    <Columns parts="7:5">
      <DropCard
        title={{ wide: empty.drop, narrow: empty.choose }}
        formats={empty.formats}
        buttons={
          <>
            <FileButton kind="primary" accept={SETTLEMENT_FILES} onFiles={openFiles}>
              {empty.chooseFiles}
            </FileButton>
            <Button
              kind="secondary"
              onClick={() =>
                onDemand(pasteDialog.load, settlementsWords.notLoaded, () => setIsPasting(true))
              }
            >
              <Icon of={ClipboardPaste} size={18} />
              {filesWords.pasteRows}
            </Button>
          </>
        }
        links={
          <button
            type="button"
            onClick={() =>
              onDemand(loadExample, settlementsWords.notLoaded, ({ openExample }) => openExample())
            }
          >
            {empty.tryExample}
          </button>
        }
        problems={notices.length > 0 && <FileNotices notices={notices} />}
      />
      <Card title={reads.title}>
        <Steps>
          <Step title={reads.money}>
            <p>{reads.moneyNote}</p>
          </Step>
          <Step title={reads.orders}>
            <p>{reads.ordersNote}</p>
          </Step>
          <Step title={reads.tax}>
            <p>{reads.taxNote}</p>
          </Step>
          <Step title={reads.costs}>
            <p>{reads.costsNote}</p>
          </Step>
        </Steps>
        {ReadableSettlements && <ReadableSettlements className={styles.readable} />}
      </Card>
      {isPasting && (
        <pasteDialog.Part
          title={empty.pasteTitle}
          onRows={openRows}
          onClose={() => setIsPasting(false)}
        />
      )}
    </Columns>
  )
}
