/** Indian digit grouping of plain digits. @example groupDigits('1234567.50') // '12,34,567.50' */
export function groupDigits(digits: string): string {
  const [written = '', fraction] = digits.replace('-', '').split('.')
  const whole = written.replace(/^0+(?=\d)/, '') || '0'
  // Intl would do it too, but the first use of its data holds a phone up for a fifteenth of a second.
  const grouped = whole.replace(/\B(?=(\d\d)*\d{3}$)/g, ',')
  return (digits.startsWith('-') ? '-' : '') + grouped + (fraction ? `.${fraction}` : '')
}
