import { Component, type ReactNode } from 'react'
import { Button, buttonLook } from '../ui/page/button'
import styles from './app.module.css'

/** Catches what should never happen, and says what a person can do about it. */
export class CrashScreen extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false }

  static getDerivedStateFromError() {
    return { hasCrashed: true }
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children
    return (
      <main id="main" className={styles.main} tabIndex={-1}>
        <h1 tabIndex={-1}>Unexpected Application Error!</h1>
        <p>
          Something in this page broke. Nothing you entered was sent anywhere. Reload the page to go
          on, or start again from the home page.
        </p>
        <Button kind="primary" onClick={() => location.reload()}>
          Reload the page
        </Button>{' '}
        {/* A plain link: the navigation may be what broke. */}
        <a href="/" className={buttonLook('secondary')}>
          Go to the home page
        </a>
      </main>
    )
  }
}
