import type { ReactNode } from 'react'
import { sayDate, sayMonth } from '../../../core/language/dates'
import { countOf } from '../../../core/language/english'
import { decimalFrom } from '../../../core/money/decimal'
import { inWords } from '../../../core/money/format'
import { compositionOf } from '../../../core/rules/composition'
import { highestRate, sellingUnregistered, tcs, tds } from '../../../core/rules/gst'
import { gstOnFeesPercent } from '../../../core/rules/gst-on-fees'
import { asOf } from '../../../core/rules/rule-on'

/** What the view of an order on a marketplace says. */
export const marketplaceWords = {
  label: 'Marketplace order',
  heading: 'Marketplace profit calculator',
  intro: 'What one order leaves you after fees, GST, ads and returns.',
  title: 'Marketplace profit calculator: fees, GST, returns',
  description:
    'What an order on a marketplace leaves you after commission by price band, GST, TCS, TDS, ads and returns: payout, profit and the price to ask. Exact and free.',

  tooLarge: 'These amounts are too large to work with.',

  seller: 'You are',
  /** What it means not to be registered. */
  sellerNotes: {
    registered: '',
    composition: `You pay ${compositionOf('goods').percent}% of the sale. GST on fees and goods does not come back, so cost and packing are with GST.`,
    unregistered:
      'The sale has no GST, and none comes back: cost and packing are with GST, and there is no TCS.',
  },
  /** How costs were converted when another seller was chosen: with GST added, or taken off. */
  conversion: {
    cost: {
      added: (from: string, rate: string, to: string) => `Cost ${from} + ${rate} GST = ${to}`,
      taken: (from: string, rate: string, to: string) => `Cost ${from} less ${rate} GST = ${to}`,
    },
    /** After the cost. */
    packing: {
      added: (from: string, rate: string, to: string) => `packing ${from} + ${rate} GST = ${to}`,
      taken: (from: string, rate: string, to: string) => `packing ${from} less ${rate} GST = ${to}`,
    },
    packingAlone: {
      added: (from: string, rate: string, to: string) => `Packing ${from} + ${rate} GST = ${to}`,
      taken: (from: string, rate: string, to: string) => `Packing ${from} less ${rate} GST = ${to}`,
    },
    rounded: (step: string) => `${step}, rounded`,
    added: (steps: string) => `${steps}: input tax does not come back.`,
    taken: (steps: string) => `${steps}: input tax comes back.`,
    leave: 'Leave as typed',
  },

  fields: {
    sellingPrice: 'Selling price',
    withGst: 'with GST',
    beforeGst: 'before GST',
    buyerPays: 'what the buyer pays',
    gstRate: 'GST rate (%)',
    byPrice: 'by the price',
    noRateFits: (counted: string) => `No rate fits this price. Counted at ${counted}.`,
    quickRates: 'Quick rates',
    clothesAndShoes: 'Clothes and shoes',
    slabsByPrice: (lower: string, limit: string, higher: string) =>
      `${lower} up to ${limit}, ${higher} above`,
    costPrice: 'Cost price',
    gstOnCost: 'GST on cost (%)',
    packing: 'Packing',
    gstOnPacking: 'GST on packing (%)',
    shippingFee: 'Shipping fee',
    adsPerOrder: 'Ads per order',
  },

  hints: {
    belowZeroPercent: 'Below 0% counts as 0%.',
    belowZero: 'Below 0 counts as 0.',
    gstTooHigh: `No goods have more than ${highestRate}% GST.`,
    commissionTooHigh: 'A commission above 100% is more than the price.',
    feeBelowZero: 'A fee below 0 counts as 0.',
    priceBelowZero: 'A price below 0 does not count.',
    moreThanAllBack: 'No more than 100% can come back: undelivered counts first.',
    moreThanAllDamaged: 'No more than 100% can be damaged.',
  },

  feeCard: {
    name: 'Fee card',
    applies: (commission: string, fixedFee: string) => `${commission} and ${fixedFee} apply`,
    changed: (name: string) => `${name}, changed`,
    own: 'Your own',
    upTo: 'Up to price',
    commission: 'Commission',
    fixedFee: 'Fixed fee',
    remove: 'Remove',
    anyAbove: 'Any above',
    /** The same of a band, for screen readers. */
    upToOf: (band: number) => `Up to price of band ${band}`,
    commissionOf: (band: number) => `Commission (%) of band ${band}`,
    fixedFeeOf: (band: number) => `Fixed fee of band ${band}`,
    removeOf: (band: number) => `Remove band ${band}`,
    /** A hint about one band. */
    hintOf: (band: number, hint: string) => `Band ${band}: ${hint}`,
    noPrice: 'A band without a price does not count.',
    needsPrice: (band: number) => `Band ${band}: a price above 0 is needed, so it does not count.`,
    endsWhere: (band: number) => `Ends where band ${band} ends: band ${band} counts.`,
    endsBelow: (band: number) =>
      `Ends below band ${band}. Bands count in the order of their prices.`,
    add: 'Add a band',
    bandRemoved: 'Band removed',
    bandsRemoved: 'Bands removed',
    most: (bands: number) => `A card has at most ${bands} bands.`,
    example: 'An example. Marketplaces change their fees about twice a year.',
    yours: 'Your fee cards',
    keep: 'Keep this card',
    cardsNotLoaded:
      'The list of fee cards could not be loaded. Check your connection and try again.',
  },

  /** The dialog with the fee cards of this device. */
  cards: {
    title: 'Fee cards',
    nameOfThis: 'Name of this card',
    nameOfCopy: 'Keep a copy as',
    exampleName: 'Such as My kurtas',
    keep: 'Keep',
    replace: 'Replace',
    use: 'Use',
    rename: 'Rename',
    chooseOf: (name: string) => `Use ${name}`,
    renameOf: (name: string) => `Rename ${name}`,
    deleteOf: (name: string) => `Delete ${name}`,
    newNameOf: (name: string) => `New name of ${name}`,
    bands: (count: number) => countOf(count, 'band', 'bands'),
    bandsInUse: (count: number) => `${countOf(count, 'band', 'bands')}, in use`,
    count: (count: number) => countOf(count, 'card', 'cards'),
    none: 'No card is kept yet.',
    cleared:
      'The storage of this browser was cleared. Your cards are still here, and kept again when you change one.',
    note: 'Cards stay on this device and are sent nowhere; a link you share brings the bands, not the name. Marketplaces change their fees about twice a year: look yours up, and keep it with its date.',

    giveName: 'Give the card a name, such as that of its category.',
    needsName: 'A card needs a name.',
    full: (most: number) => `There is room for ${most} cards. Delete one first.`,
    taken: (name: string) => `There is already a card called ${name}.`,
    kept: (name: string) => `${name} kept on this device.`,
    /** What was done: a full stop follows, or why it holds in this tab only. */
    done: {
      replaced: (name: string) => `${name} replaced`,
      added: (name: string) => `${name} is in the list`,
      renamed: (name: string) => `Now called ${name}`,
      deleted: (name: string) => `${name} deleted`,
      deletedMany: (count: number) => `${count} cards deleted`,
      undone: 'Undone',
      imported: (count: number) => `${countOf(count, 'card', 'cards')} added`,
      known: (count: number) => `${count} already here`,
      nothingImported: 'There is no card in this file',
    },
    exported: (count: number) => `${countOf(count, 'card', 'cards')} exported.`,

    unreadable: 'This file cannot be read. It may be cut off, or of another kind.',
    otherFile: 'This is not a file with fee cards from GST Hisab.',
    newerFile: 'This file is from a newer version of GST Hisab. Reload the page and try again.',
    damagedFile: 'A fee card in this file is damaged.',
    nothingChanged: 'Nothing was changed.',
  },

  returns: {
    name: 'Returns',
    share: 'Share',
    fee: 'Fee each',
    damaged: 'Damaged',
    undelivered: {
      name: 'Undelivered',
      share: 'Undelivered (%)',
      fee: 'Fee per undelivered',
      damaged: 'Damaged (%) of undelivered',
    },
    returned: {
      name: 'Returned',
      share: 'Returned (%)',
      fee: 'Fee per return',
      damaged: 'Damaged (%) of returned',
    },
    givenBack: 'Given back on a return',
    commissionBack: 'Commission',
    fixedFeeBack: 'Fixed fee',
    shippingBack: 'Shipping',
    ofHundred: (kept: string, damaged: string) =>
      `For every 100 orders sent, ${countOf(kept, 'is', 'are')} kept and ${countOf(damaged, 'piece is', 'pieces are')} written off.`,
  },

  more: {
    name: 'More',
    gstOnFees: `${gstOnFeesPercent}% GST on fees`,
    gstOnFeesBy: { onTop: 'On top', included: 'Included' },
    summary: {
      onTop: `${gstOnFeesPercent}% GST on fees, on top`,
      included: `${gstOnFeesPercent}% GST on fees, included`,
    },
    tcs: (figure: string) => `TCS ${figure}`,
    tds: (figure: string) => `TDS ${figure}`,
    noTcs: 'no TCS at 0% GST',
    tcsField: 'TCS (%)',
    tcsBack: 'comes back in the GST ledger',
    noTcsHelp: 'none: this sale has no GST (0%)',
    tdsField: 'TDS (%)',
    tdsBack: 'comes back with the tax return',
  },

  /** Whether the seller's part of an order is kept on this device. */
  kept: {
    states: {
      example:
        'Once you change them, your registration, fees, shipping, packing, ads and returns are kept on this device.',
      kept: 'Your registration, fees, shipping, packing, ads and returns are kept on this device.',
      full: 'Your registration, fees, shipping, packing, ads and returns could not be kept: the storage of this device is full. They are here until you leave.',
      forbidden:
        'Your registration, fees, shipping, packing, ads and returns could not be kept: this browser keeps nothing. They are here until you leave.',
      cleared:
        'The storage of this browser was cleared. What stands here stays, and is kept again when you change it.',
      linked:
        'The registration, fees, shipping, packing, ads and returns of this order hold in this tab only. Yours are kept as they were.',
      'linked, none kept':
        'The registration, fees, shipping, packing, ads and returns of this order hold in this tab only.',
    },
    changedElsewhere: 'Your order was changed in another tab',
    forget: 'Forget',
    useMine: 'Use mine',
    keepThese: 'Keep these as mine',
    /** What was done: a full stop follows, or why it holds in this tab only. */
    done: {
      forgotten: 'The example is back',
      mineUsed: 'Yours are back',
      theseKept: 'These are yours now',
    },
  },

  result: {
    profitPerOrder: 'Profit per order',
    margin: 'Margin',
    tags: { profit: 'Profit', loss: 'Loss' },
    marginOn: (margin: string, netSale: string) => (
      <>
        <b>{margin}</b> margin on the net sale of {netSale}
      </>
    ),
    marginAndEachKept: (margin: string, netSale: string, eachKept: string) => (
      <>
        <b>{margin}</b> margin on the net sale of {netSale}, {eachKept} for each order kept
      </>
    ),
    allComeBack: 'All orders come back, so there is no margin.',
    enterPrice: 'Enter a selling price to see what is left of it.',
    tooLarge: 'This is too large: at most 40 digits are shown.',

    sellingPrice: 'Selling price',
    gstInPrice: 'GST in the price',
    compositionTax: 'Composition tax',
    commission: 'Commission',
    fixedFee: 'Fixed fee',
    shippingFee: 'Shipping fee',
    returnFees: 'Return fees',
    ads: 'Ads',
    packing: 'Packing',
    costPrice: 'Cost price',
    damagedGoods: 'Damaged goods',
    kept: (percent: string) => `${percent} kept`,
    lessGst: (percent: string) => `${percent} less GST`,
    plusGst: (percent: string) => `${percent} + ${gstOnFeesPercent}% GST`,

    payout: 'Payout',
    transferred: 'the marketplace transfers',
    heldBack: 'Held back for now',
    gstToPay: 'GST to pay',
    gstToCarry: 'GST to carry forward',
    carried: 'counts as profit, not yet cash',
    ofSale: `${compositionOf('goods').percent}% of what is sold`,
    noInputTax: 'no input tax',
    afterInputTax: (inputTax: string) => `after ${inputTax} input tax`,

    /** The parts of the price in a bar. */
    parts: {
      product: 'Product',
      marketplace: 'Marketplace, ads',
      gst: 'GST',
      profit: 'Profit',
      loss: 'Loss',
    },
  },

  /** Which price brings a margin or a profit. */
  price: {
    title: 'Which price?',
    target: 'What the price is to bring',
    targets: { margin: 'Margin', profit: 'Profit' },
    priceFor: { margin: 'Price for a margin of', profit: 'Price for a profit of' },

    /** Behind the price, which is drawn large. */
    cheapest: {
      margin: (margin: string, ranges: ReactNode) => (
        <>
          {`is the cheapest price that brings a margin of ${margin}. It is reached `}
          {ranges}.
        </>
      ),
      profit: (profit: string, ranges: ReactNode) => (
        <>
          {`is the cheapest price that brings a profit of ${profit}. It is reached `}
          {ranges}.
        </>
      ),
    },
    /** Ranges of prices, one after the other; the last of several follows `again`. */
    ranges: {
      everyPriceFrom: (from: string) => `at every price from ${from}`,
      at: (price: string) => `at ${price}`,
      from: (from: string) => `from ${from}`,
      fromTo: (from: string, to: string) => `from ${from} to ${to}`,
    },
    boldRanges: {
      everyPriceFrom: (from: string) => (
        <>
          at every price from <b>{from}</b>
        </>
      ),
      at: (price: string) => (
        <>
          at <b>{price}</b>
        </>
      ),
      from: (from: string) => (
        <>
          from <b>{from}</b>
        </>
      ),
      fromTo: (from: string, to: string) => (
        <>
          from <b>{`${from} to ${to}`}</b>
        </>
      ),
    },
    again: ', and again ',
    none: 'Not at any price',
    reached: {
      margin: (margin: string, ranges: string) => `A margin of ${margin} is reached ${ranges}.`,
      profit: (profit: string, ranges: string) => `A profit of ${profit} is reached ${ranges}.`,
    },
    notReached: {
      margin: (margin: string) => `No price reaches a margin of ${margin}.`,
      profit: (profit: string) => `No price reaches a profit of ${profit}.`,
    },
    highestProfit: (profit: string) => `The highest profit here is ${profit}.`,
    highestMargin: (margin: string) => `The highest margin here is ${margin}.`,
    highestMarginAt: (margin: string, price: string) =>
      `The highest margin here is ${margin}, at ${price}.`,
    highestMarginNever: (margin: string) =>
      `The highest margin here is ${margin}. Ever higher prices come near it and never reach it.`,
    noneKept: 'No order is kept, so there is no margin.',

    /** What a jump of fees and GST costs, and how far it is felt. */
    drop: {
      byBoth: (price: string, fall: string) => `Above ${price} fees and GST take ${fall} more.`,
      byGst: (price: string, rate: string, fall: string) =>
        `Above ${price} GST is ${rate}, and ${fall} less is left.`,
      byFees: (price: string, fall: string) => `Above ${price} the fees rise by ${fall}.`,
      keepLess: {
        always: (price: string) => `At every higher price you keep less than at ${price}.`,
        upTo: (end: string, price: string) => `Up to ${end} you keep less than at ${price}.`,
      },
      loseMore: {
        always: (price: string) => `At every higher price you lose more than at ${price}.`,
        upTo: (end: string, price: string) => `Up to ${end} you lose more than at ${price}.`,
      },
    },

    /** In the picture. */
    today: (price: string) => `Today ${price}`,
    profitOf: (profit: string) => `profit ${profit}`,
    lossOf: (loss: string) => `loss ${loss}`,
    breakEven: 'Break-even',
    breakEvenAt: (price: string) => `Break-even ${price}`,
    aim: {
      margin: (margin: string) => `${margin} margin`,
      profit: (profit: string) => `${profit} profit`,
    },
    below: (target: string) => `below ${target}`,
    reach: (target: string) => `Prices that reach ${target}`,
    brings: {
      profit: (price: string, profit: string) =>
        `At ${price} an order brings a profit of ${profit}.`,
      loss: (price: string, loss: string) => `At ${price} an order brings a loss of ${loss}.`,
    },
    inTable: 'The same figures are in the table below.',

    table: 'As a table',
    tableSummary: 'Profit and margin at each of these prices',
    tableCaption: 'Profit and margin by price',
    heads: { price: 'Price', profit: 'Profit', margin: 'Margin' },
    /** Why a price is in the table. */
    isToday: 'today',
    isBreakEven: 'break-even',
    fromHere: {
      margin: (margin: string) => `${margin} margin from here`,
      profit: (profit: string) => `${profit} profit from here`,
    },
    upToHere: 'up to here',
  },

  /** The limits of an order: what follows each figure goes on behind it. */
  limits: {
    none: 'None',
    today: (figure: string) => `Today ${figure}`,
    ads: 'Most you can spend on ads',
    perOrder: 'for an order, before GST.',
    breakEvenRoas: 'Break-even ROAS',
    /** Behind the break-even ROAS. */
    salesPerRupee: (sales: string) => `: ${sales} of sales for each rupee of ads.`,
    salesPerUnit: (sales: string, one: string) => `: ${sales} of sales for each ${one} of ads.`,
    losesWithoutAds: 'It loses even without ads.',

    returns: 'Returns that eat the profit',
    /** How the orders come back. */
    comeBack: {
      asToday:
        'of orders can come back, in today’s mix of undelivered and returned, before nothing is left.',
      whole: 'of orders can come back, whole and without a return fee, before nothing is left.',
      wholeForFee: (fee: string) =>
        `of orders can come back, whole and at ${fee} each, before nothing is left.`,
      damaged: (percent: string) =>
        `of orders can come back, ${percent} of them damaged, without a return fee, before nothing is left.`,
      damagedForFee: (percent: string, fee: string) =>
        `of orders can come back, ${percent} of them damaged, at ${fee} each, before nothing is left.`,
    },
    losesWithoutReturns: 'It loses even without returns.',

    breakEven: 'Break-even price',
    earnsNothing: {
      below: (distance: string) => (
        <>
          is where an order earns nothing, <b>{distance}</b> below today’s price.
        </>
      ),
      above: (distance: string) => (
        <>
          is where an order earns nothing, <b>{distance}</b> above today’s price.
        </>
      ),
      today: 'is where an order earns nothing, today’s price.',
    },
    /** Where nothing has to be paid, every price brings a profit. */
    neverLoses: {
      below: (distance: string) => (
        <>
          is the lowest price, and it does not lose, <b>{distance}</b> below today’s price.
        </>
      ),
      above: (distance: string) => (
        <>
          is the lowest price, and it does not lose, <b>{distance}</b> above today’s price.
        </>
      ),
      today: 'is the lowest price, and it does not lose, today’s price.',
    },
    losesAgain: (ranges: string) => `It loses again ${ranges}.`,
    losesAlways: 'It loses at any price.',
  },

  howItWorks: {
    intro: 'One order, with your numbers.',
    introKept: (kept: string) => `One order sent out, with your numbers: ${kept} are kept.`,
    netSale: 'Net sale',
    netSaleKept: 'Net sale that is kept',
    fees: 'Fees before GST',
    payout: 'Payout',
    noTcs: 'There is no TCS on a sale without GST.',
    gst: 'GST',
    noGst: 'There is none to pay, and none comes back.',
    compositionTax: 'Composition tax',
    gstToPay: 'GST to pay',
    gstToCarry: 'GST to carry forward',
    profit: 'Profit per order',
  },

  advice: {
    title: 'Before you trust a fee card',
    example: 'It is an example',
    exampleText: 'Marketplaces change fees about twice a year. Type the rates of your category.',
    gstPasses: 'GST is not your money',
    gstPassesText: 'The GST in the price passes through you. Profit is counted without it.',
    gstPassesAmount: (gst: string) =>
      `The ${gst} in the price passes through you. Profit is counted without it.`,
    gstCosts: 'GST is a cost to you',
    gstCostsText:
      'What you pay on fees, ads and goods does not come back. Profit is counted after it.',
    heldBack: 'Held back is not lost',
    tcsAndTdsBack: 'TCS comes back in the GST ledger, TDS with the income tax return.',
    tdsBack: 'TDS comes back with the income tax return.',
    jump: 'A jump is a trap',
    jumpText: 'Where fees go by price, a slightly higher price can leave you much less.',
    jumpAt: (price: string, fall: string) => `Just above ${price} an order brings ${fall} less.`,
  },

  /** What Copy and Share say of an order. */
  copied: {
    order: (parts: string) => `Marketplace order: ${parts}.`,
    sellingPrice: (amount: string) => `selling price ${amount}`,
    gst: (rate: string) => `${rate} GST`,
    gstByPrice: 'GST of clothes and shoes',
    sellers: { composition: 'composition dealer', unregistered: 'not registered' },
    costPrice: (amount: string) => `cost price ${amount}`,
    packing: (amount: string) => `packing ${amount}`,
    fees: (commission: string, fixedFee: string) => `commission ${commission} and ${fixedFee}`,
    feeCard: (bands: number) => `fee card of ${countOf(bands, 'band', 'bands')}`,
    shipping: (amount: string) => `shipping ${amount}`,
    ads: (amount: string) => `ads ${amount}`,
    undelivered: (share: string) => `${share} undelivered`,
    returned: (share: string) => `${share} returned`,
  },
  pictureCaption: (margin: string, netSale: string) =>
    `${margin} margin on the net sale of ${netSale}`,

  questions: [
    {
      question: 'Do TCS and TDS lower my profit?',
      answer: `No. In ${sayMonth(asOf)} a marketplace holds back ${tcs.percent}% as TCS and ${tds.percent}% as TDS of the sale without GST; goods at 0% GST have no TCS. TCS comes back in the cash ledger of the GST portal, TDS with the income tax return. Until then the money is missing, but it is yours.`,
    },
    {
      question: 'Does the GST on fees come back?',
      answer: `To registered sellers it does: the ${gstOnFeesPercent}% on commission, shipping and ads is set off against the GST of the sale, so only the fee itself is a cost. For goods at 0% it mostly does not (CGST Act, section 17(2)): then count as Not registered. Under composition or without a registration it is a cost.`,
    },
    {
      question: 'Can I sell without a GST registration?',
      answer: `Since ${sayDate(sellingUnregistered.from)} yes: goods, within your own state, up to the turnover from which you must register. There is no TCS then, and no input tax. TDS is not taken from individuals with PAN up to ₹${inWords(decimalFrom(tds.freeUpTo))} of sales a year; then set it to 0.`,
    },
    {
      question: 'Do I have to type my fees again?',
      answer:
        'No. Your registration, fees, shipping, packing, ads and returns are kept on this device once you change them, for this page and for price lists, and are sent nowhere. A link that somebody shares with you shows their order and leaves yours alone. Forget brings the example back.',
    },
    {
      question: 'What do returns cost?',
      answer:
        'An order that comes back brings no sale, but ads, packing and the fees that are not given back are spent, a return fee is added, and damaged goods are lost. All figures here are per order sent out, so returns are in them.',
    },
  ],
}
