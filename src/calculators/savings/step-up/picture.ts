import { pictureOfSavings } from '../savings-picture'
import { answer } from './answer'
import { inputs } from './inputs'

export const picture = pictureOfSavings(
  answer(inputs.defaults).sip,
  `, raised by ${inputs.defaults.step}% a year`,
)
