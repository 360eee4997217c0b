import styles from './cloth-strip.module.css'

/** The stitched cloth of the binding across a card: below it the answer starts. */
export function ClothStrip() {
  return <div className={styles.strip} />
}
