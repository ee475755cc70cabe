import type { Variant } from '../../variants/kit/variant.ts'
import { type Patch, narrowRule, changeShape } from '../../faults/kit/change.ts'
import { named } from '../../world/sandbox.ts'
import { anchorAsOthers, changeRegexp } from '../faults/payments-connect.ts'
import type { Fields } from '../../basics/values.ts'

/** Adds a rule for the texts of fields. */
function demand(fits: (text: string, pattern: string) => boolean): Patch {
  return narrowRule('payments.fitsRegexp', (text, pattern) => fits(text, pattern))
}

function addsUp(iban: string): boolean {
  const turned = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return Array.from(turned).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

/** Other legal choices of payment initiation. */
export const variants: Variant[] = named({
  'lists-required-fields-by-name': {
    question: 'form of required_payment_fields',
    sentence:
      'The documents do not show the form of required_payment_fields; here it is a list of templates with field names.',
    patch: changeShape('paymentProviderDetail', (_shown, rules, provider) => ({
      required_payment_fields: Object.entries(rules.shape.requiredPaymentFields(rules, provider)).map(
        ([identifier, fields]) => ({ identifier, fields: (fields as Fields[]).map(({ name }) => name) }),
      ),
    })),
  },
  'anchors-regexps-as-others-do': {
    question: 'dialect of validation_regexp',
    sentence:
      'The documents do not name the dialect of validation_regexp; here the anchors are those of another dialect.',
    patch: anchorAsOthers,
  },
  'shows-regexps-without-anchors': {
    question: 'dialect of validation_regexp',
    sentence:
      'The documents do not say whether validation_regexp is of the whole value or of a part; here it shows no anchors, and the whole must match.',
    patch: changeRegexp((pattern) => pattern.replaceAll(/^\^|\$$/g, '')),
  },
  'spells-regexps-that-few-can-run': {
    question: 'dialect of validation_regexp',
    sentence:
      'The documents do not name the dialect of validation_regexp; here some fields have possessive quantifiers.',
    patch: changeRegexp((pattern, { name }) =>
      /name|description/.test(String(name)) ? pattern.replace(/\}\$$/, '}+$') : pattern,
    ),
  },
  'shows-no-form-of-names': {
    question: 'presence of validation_regexp',
    sentence: 'A field may be validated without showing a validation_regexp.',
    patch: changeRegexp((pattern, { name }) => (/name/.test(String(name)) ? undefined : pattern)),
  },
  'checks-the-digits-of-ibans': {
    question: 'checksums of payment fields',
    sentence: 'A checksummable field may be refused for a wrong check digit.',
    patch: demand((text, pattern) => !pattern.startsWith('^[A-Z]{2}[0-9]{2}') || addsUp(text)),
  },
  'fills-in-preselected-options': {
    question: 'select fields with a preselected option',
    sentence: 'A select field may be left out where one of its options is preselected.',
    patch: narrowRule('payments.fieldRequired', (field) => !field.field_options?.some(({ selected }) => selected)),
  },
  'supports-nothing-without-keys': {
    question: 'class for a payment provider without keys',
    sentence: 'A provider without keys supports no template; here it is refused with PaymentTemplateNotSupported.',
    patch(rules) {
      const { templateSupported } = rules.payments
      rules.payments.keyMissing = () => false
      rules.payments.templateSupported = (provider, identifier) =>
        provider.has_keys && templateSupported(provider, identifier)
    },
  },
  'names-no-payment-providers': {
    question: 'payment providers in the profile',
    sentence: 'A profile need not name payment providers; Assay finds one in the list.',
    profile(profile) {
      delete profile.data.payment_providers
    },
  },
})
