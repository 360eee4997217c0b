import { useMemo } from 'react'
import { QUIET, qrModules, qrPath } from './qr'
import styles from './upi-qr.module.css'

export type UpiCodeProps = {
  /** A link that UPI apps read. */
  link: string
  /** What the code is, for those who cannot see it. */
  label: string
  /** How wide its black part is on paper; on a screen a module is a whole number of pixels. */
  millimetres?: number
}

/** In pixels: the code must fit its card. */
const WIDEST_ON_SCREEN = 180

/** The QR code of a UPI payment: black on white, whatever the theme. */
export function UpiCode({ link, label, millimetres }: UpiCodeProps) {
  const modules = useMemo(() => qrModules(link), [link])
  const count = modules.length + 2 * QUIET
  const pixels = count * Math.max(2, Math.floor(WIDEST_ON_SCREEN / count))
  const size = millimetres ? `${(millimetres * count) / modules.length}mm` : pixels
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${count} ${count}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${count}v${count}H0z`} />
      <path fill="#000" d={qrPath(modules)} />
    </svg>
  )
}
