/** Joins the class names that apply. @example classNames('row', isTotal && 'total') */
export const classNames = (...names: (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ')
