import { Image, Info } from 'lucide'
import { useId, useRef, useState } from 'react'
import { FileButton } from '../../../../ui/fields/file-button'
import { Button } from '../../../../ui/page/button'
import { Icon } from '../../../../ui/page/icon'
import { undoBy, useToast } from '../../../../ui/tab/toast'
import { LogoWhenHere } from '../paper/logo'
import { shrinkLogo } from '../paper/shrink-logo'
import { changeSeller, readSeller, useSeller } from '../seller'
import styles from './details-form.module.css'

const PICTURES = 'image/png,image/jpeg,image/webp,image/gif,image/svg+xml'

/** A picture for the head of every bill: chosen, made small and kept on this device. */
export function LogoField() {
  const { logo } = useSeller()
  const showToast = useToast()
  const [problem, setProblem] = useState('')
  const chooseButton = useRef<HTMLButtonElement>(null)
  const id = useId()

  const take = async (file: File) => {
    const shrunk = await shrinkLogo(file)
    if ('logo' in shrunk) changeSeller(shrunk)
    setProblem('problem' in shrunk ? shrunk.problem : '')
  }
  const remove = () => {
    setProblem('')
    changeSeller({ logo: '' })
    // Another one that was chosen since stays.
    const putBack = () => readSeller().logo || changeSeller({ logo })
    showToast('Logo removed', undoBy({ run: putBack }))
    chooseButton.current?.focus()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in this grid
    <div role="group" className={styles.logo} aria-labelledby={id}>
      <h4 id={id}>Your logo</h4>
      <div className={styles.buttons}>
        {logo && (
          <div className={styles.preview}>
            <LogoWhenHere url={logo} missing="This logo cannot be read. Choose it again." />
          </div>
        )}
        <FileButton ref={chooseButton} kind="secondary" accept={PICTURES} onFile={take}>
          <Icon of={Image} size={18} />
          {logo ? 'Choose another picture' : 'Choose a picture'}
        </FileButton>
        {logo && (
          <Button kind="quiet" onClick={remove}>
            Remove logo
          </Button>
        )}
      </div>
      <div role="status">
        {problem && (
          <p className={styles.helper}>
            <Icon of={Info} size={16} />
            {problem}
          </p>
        )}
      </div>
    </div>
  )
}
