import type { FileKind, MarketplaceId } from '../messages'
import type { Format } from './format'
import { marketplaces } from './list'
import type { Marketplace } from './marketplace'

/*
 * What a marketplace, a kind of file and a fee are called in the language of the page.
 */

const byId: ReadonlyMap<MarketplaceId, Marketplace> = new Map(
  marketplaces.map((marketplace) => [marketplace.id, marketplace]),
)

const byKind: ReadonlyMap<FileKind, { marketplace: Marketplace; format: Format }> = new Map(
  marketplaces.flatMap((marketplace) =>
    marketplace.formats.map((format) => [format.kind, { marketplace, format }] as const),
  ),
)

/** @example nameOfMarketplace('amazon') // 'Amazon' */
export const nameOfMarketplace = (id: MarketplaceId): string => byId.get(id)?.name ?? id

export const marketplaceOf = (id: MarketplaceId): Marketplace | undefined => byId.get(id)

export const formatOf = (kind: FileKind): Format | undefined => byKind.get(kind)?.format

/** @example nameOfKind('amazonTransactions') // 'Amazon transactions' */
export const nameOfKind = (kind: FileKind): string =>
  byKind.get(kind)?.marketplace.words.kinds[kind] ?? kind

/** In the middle of a line. @example kindInLine('amazonTransactions') // 'transactions' */
export const kindInLine = (kind: FileKind): string =>
  byKind.get(kind)?.marketplace.words.kindsInLine[kind] ?? kind

const fees: Readonly<Record<string, string>> = Object.assign(
  {},
  ...marketplaces.map(({ words }) => words.fees),
)

/** A fee by its name in this language. @example nameOfFee('Festive Visibility Fee') // as it stands */
export const nameOfFee = (fee: string): string => fees[fee] ?? fee
