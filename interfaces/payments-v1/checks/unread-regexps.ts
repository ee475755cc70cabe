import { count } from '../../../harness/reasons/count.ts'
import { inconclusive, type Judgement } from '../../../core/judgement.ts'
import type { PaymentTemplate } from './payment-field.ts'
import { readRegexp } from './validation-regexp.ts'

/**
 * An inconclusive judgement where text fields have regular expressions and Assay can run none of them; undefined otherwise,
 * where there are none at all too. Source: Payment template: no dialect is given.
 */
export function unreadRegexps(templates: readonly PaymentTemplate[]): Judgement | undefined {
  const all = templates
    .flatMap(({ fields }) => fields)
    .flatMap(({ nature, validationRegexp: text }) => (nature === 'text' && text !== undefined ? [text] : []))
  const [example] = all
  if (example === undefined || all.some((text) => readRegexp(text) !== undefined)) return undefined
  return inconclusive(`Assay can run none of ${count(all.length, 'regular expression')}, such as ${example}`)
}
