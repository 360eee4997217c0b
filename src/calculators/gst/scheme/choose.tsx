import type { ReactNode } from 'react'
import { sayDate } from '../../../core/language/dates'
import { plainMoney } from '../../../core/money/format'
import {
  compositionForbiddenLaw,
  compositionLimitLaws,
  compositionOf,
  compositionOnPlatformsLaw,
  registrationLaws,
  restaurantLaw,
  restaurantPercent,
} from '../../../core/rules/composition'
import { type Dated, inForce } from '../../../core/rules/rule-on'
import { gstStates } from '../../../core/states/states'
import { Card } from '../../../ui/page/card'
import styles from './choose.module.css'
import type { Scheme, SchemeInputs } from './compute'
import type { Typed } from './inputs'
import { registrationKind } from './inputs'
import { sayPercent, sayReasons } from './sentences'
import { schemeWords } from './words'

type ChooseProps = { plan: SchemeInputs; results: Scheme; typed: Typed }

/** Each way with its limit, whether it is open, and the rules that say so. */
export function WhatYouMayChoose({ plan, results, typed }: ChooseProps) {
  const compositionLimit = plainMoney(plan.compositionLimit, '₹')
  const registrationLimit = plainMoney(plan.registrationLimit, '₹')
  const sayUnregistered =
    schemeWords.choose.unregistered[plan.business === 'goods' ? 'goods' : 'usual']
  return (
    <div className={styles.choose}>
      <Card title={schemeWords.choose.title} intro={schemeWords.choose.asOf}>
        <ul className={styles.ways}>
          <Choice
            name={schemeWords.ways.composition}
            reasons={sayReasons('composition', plan, results)}
          >
            {schemeWords.choose.composition(compositionLimit)}
          </Choice>
          <Choice name={schemeWords.ways.regular} reasons={[]}>
            {schemeWords.choose.regular}
          </Choice>
          <Choice
            name={schemeWords.ways.unregistered}
            reasons={sayReasons('unregistered', plan, results)}
          >
            {sayUnregistered(registrationLimit, gstStates[typed.state] ?? '')}
          </Choice>
        </ul>
        <div className={styles.sources}>
          <h3>{schemeWords.choose.sources}</h3>
          <dl>
            {rulesOf(plan, typed).map(([name, law]) => (
              <div key={name}>
                <dt data-amount>{name}</dt>
                <dd key={law}>{law}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Card>
    </div>
  )
}

type ChoiceProps = { name: string; reasons: readonly string[]; children: ReactNode }

function Choice({ name, reasons, children }: ChoiceProps) {
  const isAllowed = reasons.length === 0
  return (
    <li>
      <h3>
        <span>{name}</span>{' '}
        <small key={String(isAllowed)} data-allowed={isAllowed}>
          {isAllowed ? schemeWords.choose.allowed : schemeWords.choose.notAllowed}
        </small>
      </h3>
      <p data-amount>{children}</p>
      {reasons.map((reason) => (
        <p key={reason} className={styles.reason} data-amount>
          {reason}
        </p>
      ))}
    </li>
  )
}

/** The rules that count here, each with the text it stands in. */
function rulesOf(plan: SchemeInputs, typed: Typed): readonly (readonly [string, string])[] {
  const { business } = plan
  const money = (value: SchemeInputs['sales']) => plainMoney(value, '₹')
  const limitKind = business === 'services' ? 'services' : 'usual'
  const registration = registrationKind(typed)
  const ownOr = (text: string, law: string) => (text.trim() ? schemeWords.choose.own : law)
  return [
    [
      schemeWords.choose.compositionRate(sayPercent(plan.compositionRate)),
      ownOr(
        typed.compositionRate,
        schemeWords.choose.compositionRateLaw[business](sayDate(compositionOf(business).from)),
      ),
    ],
    [
      schemeWords.choose.compositionLimit(money(plan.compositionLimit)),
      ownOr(
        typed.compositionLimit,
        schemeWords.choose.compositionLimitLaw[limitKind](
          sayDate(inForce<Dated>(compositionLimitLaws[limitKind]).from),
        ),
      ),
    ],
    [schemeWords.choose.cmp02, schemeWords.choose.cmp02Law],
    [
      schemeWords.choose.forbidden,
      schemeWords.choose.forbiddenLaw(sayDate(inForce(compositionForbiddenLaw).from)),
    ],
    [
      schemeWords.choose.platforms,
      schemeWords.choose.platformsLaw(sayDate(inForce(compositionOnPlatformsLaw).from)),
    ],
    [
      schemeWords.choose.registrationLimit(money(plan.registrationLimit)),
      ownOr(
        typed.registrationLimit,
        schemeWords.choose.registrationLimitLaw[registration](
          sayDate(inForce<Dated>(registrationLaws[registration]).from),
        ),
      ),
    ],
    ...(business === 'goods'
      ? [[schemeWords.choose.otherStates, schemeWords.choose.otherStatesLaw] as const]
      : []),
    ...(business === 'restaurant'
      ? [
          [
            schemeWords.choose.restaurant(`${restaurantPercent}%`),
            schemeWords.choose.restaurantLaw(sayDate(inForce(restaurantLaw).from)),
          ] as const,
        ]
      : []),
  ]
}
