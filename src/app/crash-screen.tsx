import { Component, type ReactNode } from 'react'
import { hrefOf } from '../calculators/addresses'
import { Button, buttonLook } from '../ui/page/button'
import styles from './app.module.css'

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
        <h1 tabIndex={-1}>Unexpected Application Error!</h1>
        <p>
          Something in this page broke. Nothing you entered was sent anywhere. Reload the page to go
          on, or start again from the home page.
        </p>
        <Button kind="primary" onClick={() => location.reload()}>
          Reload the page
        </Button>{' '}
        {/* A plain link: the navigation may be what broke. */}
        <a href={hrefOf('gst/single')} className={buttonLook('secondary')}>
          Go to the home page
        </a>
      </>
    )
    return isPage ? words : <main className={styles.main}>{words}</main>
  }
}
