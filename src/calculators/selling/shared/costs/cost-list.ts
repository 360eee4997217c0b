/**
 * What one SKU costs: a line of the list that is kept on the device. All texts are as they were typed
 * or read; a blank cost is none.
 */
export type CostLine = {
  readonly sku: string
  readonly name: string
  /** Of one piece: before GST where input tax comes back, otherwise with it. */
  readonly cost: string
  /** In percent. */
  readonly gst: string
  /** Of one order. */
  readonly packing: string
}

/**
 * How SKUs are compared: without case, spaces around, quotes and `SKU:`.
 *
 * @example skuKey('"""SKU:FK-B23"""') // 'fk-b23'
 */
export const skuKey = (sku: string): string =>
  sku
    .replaceAll('"', '')
    .trim()
    .replace(/^sku:\s*/i, '')
    .trim()
    .toLowerCase()
