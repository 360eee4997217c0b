import { isRecord } from '../../../../ui/memory/browser-storage'
import { inputs, type MarketplaceTexts } from '../../shared/market/inputs'

export const inputNames = Object.keys(inputs.defaults) as (keyof MarketplaceTexts)[]

/** Storage may hold anything: a marketplace order has a text for every input. */
export const isOrder = (value: unknown): value is MarketplaceTexts =>
  isRecord(value) && inputNames.every((name) => typeof value[name] === 'string')
