import type { Fault } from '../../faults/kit/fault.ts'
import { wrapRule } from '../../world/change-rule.ts'
import { named } from '../../world/named.ts'

export const paymentsAttributesFaults: Fault[] = named({
  'takes-whole-amounts-alone': {
    sentence: 'A number with decimals is refused.',
    patch: wrapRule('payments.isNumber', (rule, value) => rule(value) && Number.isInteger(Number(value))),
  },
  'takes-preselected-options-alone': {
    sentence: 'A select field accepts only its first option.',
    patch: wrapRule('payments.isOption', (rule, value, options) => rule(value, options.slice(0, 1))),
  },
  'does-without-the-name-of-the-creditor': {
    sentence: 'creditor_name can be left out although its template requires it.',
    patch: wrapRule(
      'payments.fieldRequired',
      (rule, field, promoted) => field.name !== 'creditor_name' && rule(field, promoted),
    ),
  },
  'forgets-what-providers-demand': {
    sentence: 'Fields that the provider requires beyond the template can be left out.',
    patch: wrapRule('payments.fieldRequired', (rule, field) => rule(field, [])),
  },
  'reads-words-as-numbers': {
    sentence: 'Any string is accepted as a number.',
    patch(rules) {
      rules.payments.isNumber = (value) => typeof value === 'number' || typeof value === 'string'
      const { fitsRegexp } = rules.payments
      rules.payments.fitsRegexp = (text, pattern) => /^[a-z ]+$/i.test(text) || fitsRegexp(text, pattern)
    },
  },
  'takes-options-in-lower-case': {
    sentence: 'A select attribute accepts its options in lower case too.',
    patch: wrapRule(
      'payments.isOption',
      (rule, value, options) =>
        rule(value, options) || options.some(({ option_value }) => option_value.toLowerCase() === value),
    ),
  },
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
  'takes-payers-from-any-address': {
    sentence: 'An address of IPv6 is accepted as customer_ip_address.',
    patch: wrapRule('payments.fitsRegexp', (rule, text, pattern) => text.includes('::') || rule(text, pattern)),
  },
})
