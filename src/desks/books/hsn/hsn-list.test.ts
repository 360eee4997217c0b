import { describe, expect, it } from 'vitest'
import { readGoods } from './goods-people-say'
import goods from './goods-people-say.txt?raw'
import { HSN_CODES, sayCode } from './hsn-codes'
import { loadHsnList } from './load-hsn-list'

const list = await loadHsnList()
const codesOf = async (query: string, most = 8) =>
  (await list.find(query, most)).map(({ code }) => code)

it('has the codes of the tool with their texts', () => {
  expect(list.count).toBe(HSN_CODES)
  expect(list.textOf('10063020')).toBe('BASMATI RICE')
  expect(list.textOf('04029990')).toBe('OTHER')
  expect(list.textOf('9983')).toBeDefined()
  expect(list.has('10063021')).toBe(false)
})

describe('a search', () => {
  it.each([
    ['basmati', '10063020'],
    ['1006 30', '10063020'],
    ['84713', '84713010'],
    ['चावल', '1006'],
    ['basmati चावल', '10063020'],
    ['t-shirt cotton', '61091000'],
    ['मोबाइल', '8517'],
    ['biscuits', '190531'],
    ['साबुन', '3401'],
    ['cement', '2523'],
    ['किराया', '9972'],
    ['SKIMMED milk', '04021010'],
  ])('for %s finds %s', async (query, code) => {
    expect(await codesOf(query)).toContain(code)
  })

  it('finds nothing for nothing, and for what is nowhere', async () => {
    expect(await codesOf(' ')).toEqual([])
    expect(await codesOf('qwxyz')).toEqual([])
    expect(await codesOf('0')).not.toEqual([])
  })

  it('knows where everything stands that people say', async () => {
    const codes = new Set(readGoods(goods).flatMap(({ codes }) => codes))
    const lost: string[] = []
    for (const code of codes) if ((await codesOf(code, 1)).length === 0) lost.push(code)
    expect(lost).toEqual([])
  })
})

it('says what a code stands under, where its own text says too little', async () => {
  const said = (await list.find('61091000', 1)).map(sayCode)
  expect(said).toEqual(['T-shirts, singlets and other vests, knitted or crocheted: Of cotton'])
  expect((await list.find('1006', 1)).map(sayCode)).toEqual(['Rice'])
})

describe('in place of a code that is not there', () => {
  it.each([
    // One digit is wrong, two changed places, one is lost, or it goes too far.
    ['10063021', '10063020'],
    ['10603020', '10063020'],
    ['1006302', '10063020'],
    ['8A14', ''],
    ['84145', '8414'],
    ['84145199', '841451'],
  ])('for %s it offers %s', (typed, code) => {
    const offered = list.nearest(typed).map((one) => one.code)
    if (code) expect(offered).toContain(code)
    expect(offered.length).toBeLessThanOrEqual(4)
    for (const one of offered) expect(list.has(one)).toBe(true)
  })
})
