import { QUIET, qrModules } from './qr'

/** In pixels: large enough for a phone that reads it from another one's screen. */
const PIXELS_A_MODULE = 8

/** The QR code of a UPI payment as a picture, to be shared; nothing where the browser cannot draw one. */
export function upiPicture(link: string, name: string): Promise<File | undefined> {
  const modules = qrModules(link)
  const size = (modules.length + 2 * QUIET) * PIXELS_A_MODULE
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size })
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.resolve(undefined)
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, size, size)
  pen.fillStyle = '#000'
  for (const [y, row] of modules.entries()) {
    for (const [x, isBlack] of row.entries()) {
      if (!isBlack) continue
      pen.fillRect(
        (x + QUIET) * PIXELS_A_MODULE,
        (y + QUIET) * PIXELS_A_MODULE,
        PIXELS_A_MODULE,
        PIXELS_A_MODULE,
      )
    }
  }
  return new Promise((resolve) =>
    canvas.toBlob((blob) =>
      resolve(blob ? new File([blob], name, { type: blob.type }) : undefined),
    ),
  )
}
