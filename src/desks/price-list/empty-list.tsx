import { ClipboardPaste } from 'lucide'
import { useState } from 'react'
import { hrefOf } from '../../addresses'
import { FileButton, TABLE_FILES } from '../../ui/fields/file-button'
import { Fold } from '../../ui/fields/fold'
import { DropCard } from '../../ui/files/drop-card'
import { FileProblem as Problem } from '../../ui/files/file-problem'
import { filesWords } from '../../ui/files/words'
import { Button } from '../../ui/page/button'
import { Card, Columns } from '../../ui/page/card'
import { Icon } from '../../ui/page/icon'
import { Step, Steps } from '../../ui/page/steps'
import { lazyPart, useLoadedWhenIdle } from '../../ui/tab/lazy-part'
import { useOnDemand } from '../../ui/tab/toast'
import styles from './empty-list.module.css'
import { type ListProblem, type ListState, nameInWords, ownNames } from './list-store'
import { openFile } from './open-file'
import { productsWords } from './words'

const pasteDialog = lazyPart(() =>
  import('../../ui/files/paste-dialog').then((part) => part.PasteDialog),
)
const readableLists = lazyPart(() =>
  import('./readable/readable-lists').then((part) => part.ReadableLists),
)
const loadExampleFiles = () => import('./screen/example-files')

/** The page without a list: the ways to open one, and what can be read. */
export function EmptyList({ problem }: Pick<ListState, 'problem'>) {
  const [isPasting, setIsPasting] = useState(false)
  const onDemand = useOnDemand()
  useLoadedWhenIdle(pasteDialog)
  useLoadedWhenIdle(readableLists)

  const paste = () =>
    onDemand(pasteDialog.load, productsWords.notLoaded.this, () => setIsPasting(true))
  const runExample = (name: 'saveTemplate' | 'openExample') =>
    onDemand(loadExampleFiles, productsWords.notLoaded.this, (files) => files[name]())

  return (
    <Columns parts="7:5">
      <DropCard
        title={{ wide: productsWords.empty.drop, narrow: productsWords.empty.choose }}
        formats={productsWords.empty.formats}
        buttons={
          <>
            <FileButton kind="primary" accept={TABLE_FILES} onFile={openFile}>
              {productsWords.empty.chooseFile}
            </FileButton>
            <Button kind="secondary" onClick={paste}>
              <Icon of={ClipboardPaste} size={18} />
              {filesWords.pasteRows}
            </Button>
          </>
        }
        links={
          <>
            <button type="button" onClick={() => runExample('saveTemplate')}>
              {productsWords.empty.template}
            </button>
            <button type="button" onClick={() => runExample('openExample')}>
              {productsWords.empty.tryExample}
            </button>
          </>
        }
        problems={problem && <FileProblem {...problem} />}
      />
      <Card title={productsWords.reads.title}>
        <Steps>
          <Step title={productsWords.reads.needed}>
            <p>{productsWords.reads.neededNote}</p>
          </Step>
          <Step title={productsWords.reads.optional}>
            <p>{productsWords.reads.optionalNote}</p>
          </Step>
          <Step title={productsWords.reads.products}>
            <p>
              {productsWords.reads.productsNote}{' '}
              <a href={hrefOf('settlements')}>{productsWords.reads.toSettlements}</a>
            </p>
          </Step>
          <Step title={productsWords.reads.numbers}>
            <p>{productsWords.reads.numbersNote}</p>
          </Step>
        </Steps>
        <Fold
          name={filesWords.readable.title}
          summary={productsWords.reads.programs}
          className={styles.readable}
        >
          <readableLists.Part />
        </Fold>
      </Card>
      {isPasting && (
        <pasteDialog.Part
          title={productsWords.empty.pasteTitle}
          onRows={(text) => openFile({ name: ownNames.pasted, text })}
          onClose={() => setIsPasting(false)}
        />
      )}
    </Columns>
  )
}

/** Why a file could not be read. The list that was there before stays. */
export function FileProblem({ name, text, isForSettlements }: ListProblem) {
  return (
    <Problem key={name + text} name={nameInWords(name)}>
      {text}
      {isForSettlements && (
        <>
          {' '}
          <a href={hrefOf('settlements')}>{productsWords.openSettlements}</a>
        </>
      )}
    </Problem>
  )
}
