import type { HsnList } from './hsn-list'

let loading: Promise<HsnList> | undefined

/** The list of HSN codes, which is loaded when it is first needed; what fails is tried again the next time. */
export function loadHsnList(): Promise<HsnList> {
  loading ??= Promise.all([
    import('./hsn-list'),
    import('./codes.txt?raw'),
    import('./goods-people-say.txt?raw'),
  ]).then(([{ hsnList }, { default: codes }, { default: goods }]) => hsnList(codes, goods))
  loading.catch(() => {
    loading = undefined
  })
  return loading
}
