import type { HsnList } from './hsn-list'

let loading: Promise<HsnList> | undefined

/**
 * The list of HSN codes, which is loaded when it is first needed; what fails is tried again the next time. Its texts
 * are files and no scripts: pages and workers of both languages share one copy.
 */
export function loadHsnList(): Promise<HsnList> {
  loading ??= Promise.all([
    import('./hsn-list'),
    import('./codes.txt?url').then(textOf),
    import('./goods-people-say.txt?url').then(textOf),
  ]).then(([{ hsnList }, codes, goods]) => hsnList(codes, goods))
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

async function textOf({ default: file }: { default: string }): Promise<string> {
  const answer = await fetch(file)
  if (!answer.ok) throw new Error(`${file} was answered with ${answer.status}`)
  return answer.text()
}
