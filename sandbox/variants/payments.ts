import type { Rules } from '../world/rules.ts'
import type { Variant } from './variant.ts'

type Shape = Record<string, unknown>

/** Changes how every payment field is written. */
function changeField(rules: Rules, change: (written: Shape) => Shape): void {
  const { paymentField } = rules.shape
  rules.shape.paymentField = (all, given) => change(paymentField(all, given))
}

/** Writes the validation_regexp of every field otherwise; undefined leaves it out. */
function changeRegexp(rules: Rules, change: (pattern: string, field: Shape) => string | undefined): void {
  changeField(rules, (written) => {
    const { validation_regexp: pattern, ...rest } = written.extra as { validation_regexp?: string }
    const own = pattern === undefined ? undefined : change(pattern, written)
    return { ...written, extra: { ...rest, ...(own !== undefined && { validation_regexp: own }) } }
  })
}

/** Has texts of a field judged by one rule more. */
function demand(rules: Rules, fits: (text: string, pattern: string) => boolean): void {
  const { fitsRegexp } = rules.payments
  rules.payments.fitsRegexp = (text, pattern) => fitsRegexp(text, pattern) && fits(text, pattern)
}

/** Whether the digits of an IBAN add up. */
function addsUp(iban: string): boolean {
  const turned = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return Array.from(turned).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

/** What the documents leave open about payment initiation, chosen otherwise. */
export const paymentsVariants: Variant[] = [
  {
    id: 'shows-no-detail-of-payment-providers',
    question: 'where the detail of a payment provider is',
    sentence: 'The path of the detail is not shown; here there is none at the natural one.',
    patch(rules) {
      const { routeServed } = rules.access
      rules.access.routeServed = (route) => route.name !== 'payment-providers/show' && routeServed(route)
    },
  },
  {
    id: 'lists-required-fields-by-name',
    question: 'the form of required_payment_fields',
    sentence: 'The form of required_payment_fields is not shown; here it is a list of templates with names.',
    patch(rules) {
      const { requiredPaymentFields } = rules.shape
      const { paymentProviderDetail } = rules.shape
      rules.shape.paymentProviderDetail = (all, provider) => ({
        ...paymentProviderDetail(all, provider),
        required_payment_fields: Object.entries(requiredPaymentFields(all, provider)).map(([identifier, fields]) => ({
          identifier,
          fields: (fields as Shape[]).map(({ name }) => name),
        })),
      })
    },
  },
  {
    id: 'anchors-regexps-as-others-do',
    question: 'the dialect of validation_regexp',
    sentence: 'The dialect of validation_regexp is not named; here its anchors are those of another one.',
    patch: (rules) =>
      changeRegexp(rules, (pattern) => pattern.replace(/^\^/, String.raw`\A`).replace(/\$$/, String.raw`\z`)),
  },
  {
    id: 'spells-regexps-that-few-can-run',
    question: 'the dialect of validation_regexp',
    sentence: 'The dialect of validation_regexp is not named; here those of some fields are possessive.',
    patch: (rules) =>
      changeRegexp(rules, (pattern, { name }) =>
        /name|description/.test(String(name)) ? pattern.replace(/\}\$$/, '}+$') : pattern,
      ),
  },
  {
    id: 'tells-no-form-of-names',
    question: 'whether each field has a validation_regexp',
    sentence: 'A validation_regexp need not be there; names are judged without being told how.',
    patch: (rules) => changeRegexp(rules, (pattern, { name }) => (/name/.test(String(name)) ? undefined : pattern)),
  },
  {
    id: 'checks-the-digits-of-ibans',
    question: 'whether more than the form of a text counts',
    sentence: 'A field is checksummable, so that its digits may be added up.',
    patch: (rules) => demand(rules, (text, pattern) => !pattern.startsWith('^[A-Z]{2}[0-9]{2}') || addsUp(text)),
  },
  {
    id: 'takes-numbers-as-text',
    question: 'how a number attribute is written',
    sentence: 'How a number attribute is written is not said; here it is a text.',
    patch(rules) {
      const { isNumber } = rules.payments
      rules.payments.isNumber = (value) => typeof value === 'string' && isNumber(value)
    },
  },
  {
    id: 'takes-numbers-as-json-numbers',
    question: 'how a number attribute is written',
    sentence: 'How a number attribute is written is not said; here it is a JSON number and no text.',
    patch(rules) {
      rules.payments.isNumber = (value) => typeof value === 'number'
    },
  },
  {
    id: 'refuses-attributes-that-it-does-not-know',
    question: 'what an unknown attribute comes to',
    sentence: 'What an attribute that the template has not comes to is not said; here it is refused.',
    patch(rules) {
      rules.payments.unknownAttributeRefused = () => true
    },
  },
  {
    id: 'supports-nothing-without-keys',
    question: 'the class of a payment provider without keys',
    sentence: 'A provider supports a template only when the client holds its keys; here that is what is said.',
    patch(rules) {
      const { templateSupported } = rules.payments
      rules.payments.keyMissing = () => false
      rules.payments.templateSupported = (provider, identifier) =>
        provider.has_keys && templateSupported(provider, identifier)
    },
  },
  {
    id: 'calls-missing-attributes-invalid',
    question: 'the class of a body to pay by that lacks a field',
    sentence: 'No class is tied to a missing field; without payment_attributes they are invalid.',
    patch(rules) {
      const { absentClass } = rules.payments
      rules.payments.absentClass = (name) =>
        name === 'payment_attributes' ? 'InvalidPaymentAttributes' : absentClass(name)
    },
  },
  {
    id: 'numbers-payment-fields',
    question: 'the types of ids of payment fields',
    sentence: 'The types of a payment field’s ids are not given; here they are numbers.',
    patch: (rules) =>
      changeField(rules, (written) => ({
        ...written,
        id: Number(written.id),
        payment_template_id: Number(written.payment_template_id),
      })),
  },
  {
    id: 'names-no-provider-of-a-template',
    question: 'the provider_id of a template',
    sentence: 'provider_id was seen on list items, and need not be there.',
    patch(rules) {
      const { paymentTemplateRow } = rules.shape
      rules.shape.paymentTemplateRow = (all, template) => {
        const { provider_id: _id, ...rest } = paymentTemplateRow(all, template)
        return rest
      }
    },
  },
  {
    id: 'ends-payments-in-a-minute',
    question: 'how long a payment can be begun',
    sentence: 'How long the address to pay at can be opened is not said; here it is a minute.',
    patch(rules) {
      rules.payments.lifetimeSeconds = 60
    },
  },
  {
    id: 'names-no-payment-providers',
    question: 'what a profile names of payments',
    sentence: 'A profile need not name payment providers; Assay finds one in the list.',
    profile(profile) {
      delete profile.data.payment_providers
    },
  },
]
