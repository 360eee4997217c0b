import { pageInputs } from '../../ui/memory/page-inputs'

export const inputs = pageInputs({
  name: 'profit-loss',
  paths: ['/profit-loss'],
  defaults: { cost: '800', selling: '1,000' },
})
