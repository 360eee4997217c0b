import { useEffect } from 'react'
import { hrefOf } from '../calculators/addresses'
import { siteName } from '../site'
import { buttonLook } from '../ui/page/button'
import type { Head } from './head'
import styles from './not-found.module.css'

export const notFoundHead: Head = {
  title: `Page not found | ${siteName}`,
  description: 'This page is not in our books. The link may be old or mistyped.',
  canonical: undefined,
}

/** An empty page of the book. The missing path goes to the console, to find broken links. */
export function NotFound() {
  useEffect(() => {
    console.error(`404: there is no page at ${location.pathname}`)
  }, [])

  return (
    <div className={styles.sheet}>
      <div className={styles.strip} />
      <div className={styles.paper}>
        <p className={styles.heads} aria-hidden="true">
          <span>Page</span>
          <span>Particulars</span>
          <span>Amount</span>
        </p>
        <div className={styles.words}>
          <p className={styles.number}>404</p>
          <h1 tabIndex={-1}>Oops! Page not found</h1>
          <p className={styles.help}>
            This page is not in our books. The link may be old or mistyped.
          </p>
          <a href={hrefOf('gst/single')} className={buttonLook('primary')}>
            Return to Home
          </a>
        </div>
        <p className={styles.nil} aria-hidden="true">
          Nil
        </p>
      </div>
    </div>
  )
}
