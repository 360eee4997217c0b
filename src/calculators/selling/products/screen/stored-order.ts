import { inputs, type MarketplaceTexts } from '../../shared/market/inputs'

export const inputNames = Object.keys(inputs.defaults) as (keyof MarketplaceTexts)[]

/** Something with names in it, whatever their values are. */
export const isRecord = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null

/** Storage may hold anything: a marketplace order has a text for every input. */
export const isOrder = (value: unknown): value is MarketplaceTexts =>
  isRecord(value) && inputNames.every((name) => typeof value[name] === 'string')
