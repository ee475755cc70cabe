import { demandSome } from '../../../harness/checks/answers/demands.ts'
import type { PaymentTemplate } from './payment-field.ts'
import { readRegexp } from './validation-regexp.ts'

/**
 * Where text fields have regular expressions, Assay can run one of them. Source: Payment template: no dialect is given.
 * @throws CheckStopped (inconclusive)
 */
export function demandReadableRegexps(templates: readonly PaymentTemplate[]): void {
  const all = templates
    .flatMap(({ fields }) => fields)
    .flatMap(({ nature, validationRegexp: text }) => (nature === 'text' && text !== undefined ? [text] : []))
  const isReadable = all.length === 0 || all.some((text) => readRegexp(text) !== undefined)
  demandSome(isReadable, 'regular expression that Assay can run')
}
