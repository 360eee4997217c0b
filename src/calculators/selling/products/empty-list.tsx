import { Check, ClipboardPaste, FileSpreadsheet, Info } from 'lucide'
import { useState } from 'react'
import { FileButton, TABLE_FILES } from '../../../ui/fields/file-button'
import { Button } from '../../../ui/page/button'
import { Card, CardNote, Columns } from '../../../ui/page/card'
import { Icon } from '../../../ui/page/icon'
import { Step, Steps } from '../../../ui/page/steps'
import { lazyPart, useLoadedWhenIdle } from '../../../ui/tab/lazy-part'
import { useOnDemand } from '../../../ui/tab/toast'
import styles from './empty-list.module.css'
import type { ListState } from './list-store'
import { openFile } from './open-file'

const pasteDialog = lazyPart(() => import('./screen/paste-dialog').then((part) => part.PasteDialog))
const loadExampleFiles = () => import('./screen/example-files')

/** The page without a list: the ways to open one, and what can be read. */
export function EmptyList({ problem }: Pick<ListState, 'problem'>) {
  const [isPasting, setIsPasting] = useState(false)
  const onDemand = useOnDemand()
  useLoadedWhenIdle(pasteDialog)

  const paste = () => onDemand(pasteDialog.load, 'This', () => setIsPasting(true))
  const runExample = (name: 'saveTemplate' | 'openExample') =>
    onDemand(loadExampleFiles, 'This', (files) => files[name]())

  return (
    <Columns parts="7:5">
      <Card>
        <div className={styles.sheet}>
          <Icon of={FileSpreadsheet} size={40} strokeWidth={1.5} />
          <h2>
            <span className={styles.wide}>Drop your price list here</span>
            <span className={styles.narrow}>Choose your price list</span>
          </h2>
          <p>CSV, Excel or LibreOffice, up to 1,00,000 products</p>
          <div className={styles.buttons}>
            <FileButton kind="primary" accept={TABLE_FILES} onFile={openFile}>
              Choose a file
            </FileButton>
            <Button kind="secondary" onClick={paste}>
              <Icon of={ClipboardPaste} size={18} />
              Paste rows
            </Button>
          </div>
          <div className={styles.links}>
            <button type="button" onClick={() => runExample('saveTemplate')}>
              Download a template
            </button>
            <button type="button" onClick={() => runExample('openExample')}>
              Try with 12 products
            </button>
          </div>
          {problem && (
            <div className={styles.problem}>
              <FileProblem {...problem} />
            </div>
          )}
        </div>
        <CardNote>
          <span className={styles.safe}>
            <Icon of={Check} size={18} strokeWidth={2.5} />
            Read on this device. It never leaves it.
          </span>
        </CardNote>
      </Card>
      <Card title="What it reads">
        <Steps>
          <Step title="Price and cost">
            <p>The two columns it needs. Names are recognised.</p>
          </Step>
          <Step title="If the file has them">
            <p>
              SKU, name, quantity, GST rate, GST on cost, commission, fixed fee, shipping, ads,
              returns
            </p>
          </Step>
          <Step title="One row a product">
            <p>Not the orders and payments that Amazon, Flipkart and Meesho hand out</p>
          </Step>
          <Step title="Numbers as people write them">
            <p>1,23,456.00, ₹ 499, 18%, a title above the header</p>
          </Step>
        </Steps>
      </Card>
      {isPasting && (
        <pasteDialog.Part
          title="Paste rows from a sheet"
          onRows={openFile}
          onClose={() => setIsPasting(false)}
        />
      )}
    </Columns>
  )
}

/** Why a file could not be read. The list that was there before stays. */
export function FileProblem({ name, text }: { name: string; text: string }) {
  return (
    <p role="alert" className={styles.fileProblem} key={name + text}>
      <Icon of={Info} size={20} />
      <span>
        <b translate="no">{name}</b> {text}
      </span>
    </p>
  )
}
