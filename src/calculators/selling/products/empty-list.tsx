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
import { type ListState, nameInWords } from './list-store'
import { openFile } from './open-file'
import { productsWords } from './words'

const pasteDialog = lazyPart(() => import('./screen/paste-dialog').then((part) => part.PasteDialog))
const loadExampleFiles = () => import('./screen/example-files')

/** The page without a list: the ways to open one, and what can be read. */
export function EmptyList({ problem }: Pick<ListState, 'problem'>) {
  const [isPasting, setIsPasting] = useState(false)
  const onDemand = useOnDemand()
  useLoadedWhenIdle(pasteDialog)

  const paste = () =>
    onDemand(pasteDialog.load, productsWords.notLoaded.this, () => setIsPasting(true))
  const runExample = (name: 'saveTemplate' | 'openExample') =>
    onDemand(loadExampleFiles, productsWords.notLoaded.this, (files) => files[name]())

  return (
    <Columns parts="7:5">
      <Card>
        <div className={styles.sheet}>
          <Icon of={FileSpreadsheet} size={40} strokeWidth={1.5} />
          <h2>
            <span className={styles.wide}>{productsWords.empty.drop}</span>
            <span className={styles.narrow}>{productsWords.empty.choose}</span>
          </h2>
          <p>{productsWords.empty.formats}</p>
          <div className={styles.buttons}>
            <FileButton kind="primary" accept={TABLE_FILES} onFile={openFile}>
              {productsWords.empty.chooseFile}
            </FileButton>
            <Button kind="secondary" onClick={paste}>
              <Icon of={ClipboardPaste} size={18} />
              {productsWords.empty.pasteRows}
            </Button>
          </div>
          <div className={styles.links}>
            <button type="button" onClick={() => runExample('saveTemplate')}>
              {productsWords.empty.template}
            </button>
            <button type="button" onClick={() => runExample('openExample')}>
              {productsWords.empty.tryExample}
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
            {productsWords.empty.safe}
          </span>
        </CardNote>
      </Card>
      <Card title={productsWords.reads.title}>
        <Steps>
          <Step title={productsWords.reads.needed}>
            <p>{productsWords.reads.neededNote}</p>
          </Step>
          <Step title={productsWords.reads.optional}>
            <p>{productsWords.reads.optionalNote}</p>
          </Step>
          <Step title={productsWords.reads.products}>
            <p>{productsWords.reads.productsNote}</p>
          </Step>
          <Step title={productsWords.reads.numbers}>
            <p>{productsWords.reads.numbersNote}</p>
          </Step>
        </Steps>
      </Card>
      {isPasting && (
        <pasteDialog.Part
          title={productsWords.empty.pasteTitle}
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
        <b translate="no">{nameInWords(name)}</b> {text}
      </span>
    </p>
  )
}
