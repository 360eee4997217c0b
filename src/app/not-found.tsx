import { useEffect } from 'react'
import { hrefOf } from '../addresses'
import { siteName } from '../site'
import { buttonLook } from '../ui/page/button'
import type { Head } from './head'
import styles from './not-found.module.css'
import { appWords } from './words'

export const notFoundHead: Head = {
  title: `${appWords.notFound.title} | ${siteName}`,
  description: appWords.notFound.help,
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
          <span>{appWords.notFound.page}</span>
          <span>{appWords.notFound.particulars}</span>
          <span>{appWords.notFound.amount}</span>
        </p>
        <div className={styles.words}>
          <p className={styles.number}>404</p>
          <h1 tabIndex={-1}>{appWords.notFound.heading}</h1>
          <p className={styles.help}>{appWords.notFound.help}</p>
          <a href={hrefOf('gst/single')} className={buttonLook('primary')}>
            {appWords.notFound.home}
          </a>
        </div>
        <p className={styles.nil} aria-hidden="true">
          {appWords.notFound.nil}
        </p>
      </div>
    </div>
  )
}
