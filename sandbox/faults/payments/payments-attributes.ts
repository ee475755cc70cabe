import type { Fault } from '../kit/fault.ts'

/** The rules of payment attributes, each broken in one way. */
export const paymentsAttributesFaults: Fault[] = [
  {
    id: 'takes-whole-amounts-alone',
    sentence: 'A number with decimals is refused.',
    patch(rules) {
      const { isNumber } = rules.payments
      rules.payments.isNumber = (value) => isNumber(value) && Number.isInteger(Number(value))
    },
  },
  {
    id: 'takes-preselected-options-alone',
    sentence: 'A select field accepts only its first option.',
    patch(rules) {
      const { isOption } = rules.payments
      rules.payments.isOption = (value, options) => isOption(value, options.slice(0, 1))
    },
  },
  {
    id: 'does-without-the-name-of-the-creditor',
    sentence: 'creditor_name can be left out although its template requires it.',
    patch(rules) {
      const { fieldRequired } = rules.payments
      rules.payments.fieldRequired = (field, promoted) =>
        field.name !== 'creditor_name' && fieldRequired(field, promoted)
    },
  },
  {
    id: 'forgets-what-providers-demand',
    sentence: 'Fields that the provider requires beyond the template can be left out.',
    patch(rules) {
      const { fieldRequired } = rules.payments
      rules.payments.fieldRequired = (field) => fieldRequired(field, [])
    },
  },
  {
    id: 'reads-words-as-numbers',
    sentence: 'Any string is accepted as a number.',
    patch(rules) {
      rules.payments.isNumber = (value) => typeof value === 'number' || typeof value === 'string'
      const { fitsRegexp } = rules.payments
      rules.payments.fitsRegexp = (text, pattern) => /^[a-z ]+$/i.test(text) || fitsRegexp(text, pattern)
    },
  },
  {
    id: 'takes-options-in-lower-case',
    sentence: 'A select attribute accepts its options in lower case too.',
    patch(rules) {
      const { isOption } = rules.payments
      rules.payments.isOption = (value, options) =>
        isOption(value, options) || options.some(({ option_value }) => option_value.toLowerCase() === value)
    },
  },
  {
    id: 'looks-at-attributes-only-beside-a-provider',
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
  {
    id: 'takes-payers-from-any-address',
    sentence: 'An address of IPv6 is accepted as customer_ip_address.',
    patch(rules) {
      const { fitsRegexp } = rules.payments
      rules.payments.fitsRegexp = (text, pattern) => text.includes('::') || fitsRegexp(text, pattern)
    },
  },
]
