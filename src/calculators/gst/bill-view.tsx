export function BillView() {
  return null
}
