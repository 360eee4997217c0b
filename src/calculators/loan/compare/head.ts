import type { ViewHead } from '../../contract'

export const head: ViewHead = {
  heading: 'Compare loan offers',
  intro: 'Put two or three offers side by side, with all their charges.',
  title: 'Compare loan offers by total cost and APR',
  description:
    'Put two or three loan offers side by side: EMI, interest, fees with GST, cost in all and the APR. See which one costs the least. Exact, free, without ads.',
}
