import type { Fault } from '../../faults/kit/fault.ts'
import { faultsNamed } from '../../faults/kinds/faults-named.ts'
import { wrapRule } from '../../world/change-rule.ts'

export const paymentsAttributesFaults: Fault[] = faultsNamed({
  'takes-whole-amounts-alone': wrapRule(
    'payments.isNumber',
    (rule, value) => rule(value) && Number.isInteger(Number(value)),
  ),
  'takes-preselected-options-alone': wrapRule('payments.isOption', (rule, value, options) =>
    rule(value, options.slice(0, 1)),
  ),
  'does-without-the-name-of-the-creditor': wrapRule(
    'payments.fieldRequired',
    (rule, field, promoted) => field.name !== 'creditor_name' && rule(field, promoted),
  ),
  'forgets-what-providers-demand': {
    sentence: 'Fields that the provider requires beyond the template can be left out.',
    patch: wrapRule('payments.fieldRequired', (rule, field) => rule(field, [])),
  },
  'reads-words-as-numbers'(rules) {
    rules.payments.isNumber = (value) => typeof value === 'number' || typeof value === 'string'
    const { fitsRegexp } = rules.payments
    rules.payments.fitsRegexp = (text, pattern) => /^[a-z ]+$/i.test(text) || fitsRegexp(text, pattern)
  },
  'takes-options-in-lower-case': wrapRule(
    'payments.isOption',
    (rule, value, options) =>
      rule(value, options) || options.some(({ option_value }) => option_value.toLowerCase() === value),
  ),
  'looks-at-attributes-only-beside-a-provider': {
    sentence: 'Without provider_code, a payment request may lack required attributes.',
    patch(rules) {
      const { asked, fieldRequired } = rules.payments
      let alone = false
      rules.payments.asked = (data) => {
        alone = data.provider_code === undefined
        return asked(data)
      }
      rules.payments.fieldRequired = (field, promoted) => !alone && fieldRequired(field, promoted)
    },
  },
  'takes-payers-from-any-address': wrapRule(
    'payments.fitsRegexp',
    (rule, text, pattern) => text.includes('::') || rule(text, pattern),
  ),
})
