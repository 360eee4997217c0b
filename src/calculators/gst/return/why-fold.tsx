import { Fold } from '../../../ui/fields/fold'
import { lazyPart } from '../../../ui/tab/lazy-part'
import type { ReturnInputs } from './compute'
import type { WhyAbout } from './why'
import styles from './why-fold.module.css'
import { returnWords } from './words'

const why = lazyPart(() => import('./why').then((part) => part.Why))

type WhyFoldProps = { asked: ReturnInputs; about: WhyAbout }

/** The law behind the figures of a part, for accountants who have to cite it. */
export function WhyFold({ asked, about }: WhyFoldProps) {
  return (
    <div className={styles.why}>
      <Fold summary={returnWords.why.title}>
        <why.Part asked={asked} about={about} />
      </Fold>
    </div>
  )
}
