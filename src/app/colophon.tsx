import { siteName } from '../site'

export function Colophon() {
  return (
    <>
      <p>© 2026 {siteName}. All rights reserved.</p>
      <p>Built for accurate eCommerce profit calculations and financial planning.</p>
    </>
  )
}
