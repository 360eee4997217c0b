import { amazon } from './amazon/amazon'
import { flipkart } from './flipkart/flipkart'
import type { Marketplace } from './marketplace'
import { meesho } from './meesho/meesho'

/** In the order of the page. A further one is its folder, and its line here. */
export const marketplaces: readonly Marketplace[] = [amazon, flipkart, meesho]
