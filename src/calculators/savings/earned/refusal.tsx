import { hrefOf } from '../../../addresses'
import { FileProblem } from '../../../ui/files/file-problem'
import { Button } from '../../../ui/page/button'
import { TextLink } from '../../../ui/page/text-link'
import { statementWords } from './files/words'
import styles from './payments.module.css'
import type { ReadProblem } from './use-reading'
import { returnsWords } from './words'

/** The pages that take such a file. */
const views = { settlements: 'settlements', products: 'price-list' } as const

const isView = (place: string | undefined): place is keyof typeof views =>
  place !== undefined && place in views

type RefusalProps = {
  problem: ReadProblem
  /** What stands in the list is meant. */
  onKeep(): void
}

/** Why a file was not taken, the page that takes it, and what the rows below it are. */
export function Refusal({ problem, onKeep }: RefusalProps) {
  const { file, text, other } = problem
  const place = other?.place
  return (
    <div className={styles.refusal}>
      <FileProblem {...(file && { name: file })}>
        {other ? statementWords.refused.other[other.place](other.name) : text}
      </FileProblem>
      {isView(place) && (
        <TextLink href={hrefOf(views[place])}>{statementWords.refused.links[place]}</TextLink>
      )}
      <p className={styles.help}>{returnsWords.fromBefore}</p>
      <Button kind="quiet" onClick={onKeep}>
        {statementWords.refused.keep}
      </Button>
    </div>
  )
}
