/**
 * What brings cleared texts back, but leaves what was typed since.
 *
 * @example whatWasCleared({ name: 'Asha', date: '1' }, { name: '', date: '' }, { name: '', date: '2' })
 * // { name: 'Asha' }
 */
export function whatWasCleared<Texts extends object>(
  before: Texts,
  cleared: Texts,
  now: Texts,
): Partial<Texts> {
  const names = Object.keys(before) as (keyof Texts)[]
  const parts: Partial<Texts> = {}
  for (const name of names) if (now[name] === cleared[name]) parts[name] = before[name]
  return parts
}
