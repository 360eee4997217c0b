import { Component, type ReactNode } from 'react'
import { hrefOf } from '../addresses'
import { Button, buttonLook } from '../ui/page/button'
import styles from './app.module.css'
import { appWords } from './words'

type CrashScreenProps = {
  /** It stands for one page, within the shell; else for the whole site. */
  isPage?: boolean
  children: ReactNode
}

/** Catches what should never happen, and says what a person can do about it. */
export class CrashScreen extends Component<CrashScreenProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override render() {
    const { isPage, children } = this.props
    if (!this.state.hasCrashed) return children
    const words = (
      <>
        <h1 tabIndex={-1}>{appWords.crash.heading}</h1>
        <p>{appWords.crash.help}</p>
        <Button kind="primary" onClick={() => location.reload()}>
          {appWords.crash.reload}
        </Button>{' '}
        {/* A plain link: the navigation may be what broke. */}
        <a href={hrefOf('gst/single')} className={buttonLook('secondary')}>
          {appWords.crash.home}
        </a>
      </>
    )
    return isPage ? words : <main className={styles.main}>{words}</main>
  }
}
