import { faultsNamed } from '../../faults/kinds/faults-named.ts'
import { readBodies } from '../../faults/kinds/requests.ts'
import { type Patch, widenRule, type Fields, changeShape } from '../../faults/kit/change.ts'

/** Changes the validation_regexp of every field; undefined removes it. */
export function changeRegexp(change: (pattern: string, field: Fields) => string | undefined): Patch {
  return changeShape('paymentField', (written) => {
    const { validation_regexp: pattern, ...rest } = written.extra as { validation_regexp?: string }
    const changedPattern = pattern === undefined ? undefined : change(pattern, written)
    return { extra: { ...rest, ...(changedPattern !== undefined && { validation_regexp: changedPattern }) } }
  })
}

/** Writes the anchors of every validation_regexp in another dialect. */
export const anchorAsOthers = changeRegexp((pattern) =>
  pattern.replace(/^\^/, String.raw`\A`).replace(/\$$/, String.raw`\z`),
)

export const faults = faultsNamed({
  'pays-without-a-description': 'takes-payments.needed-as-false-for-payee_description',
  'asks-no-consent-beside-a-provider':
    'reads-show_consent_confirmation-as-false-of-payments-where-provider_code-is-a-text-where-show_consent_confirmation-is-nothing',
  'skips-the-consent-that-is-asked-for':
    'reads-show_consent_confirmation-as-false-of-payments-where-show_consent_confirmation-is-true',
  'reads-objects-as-text': 'reads-payee_description-as-text-of-payments-where-payee_description-is-an-object',
  'takes-every-template-at-locked-providers':
    'takes-payments.templateSupported-as-true-where-asked.disable_provider_search-is-true',
  'posts-messages-of-failed-payments-unasked': 'takes-payments.messagesOpener-as-true-for-true',
  'sends-users-of-failed-payments-home': 'takes-payments.goesBackTo-with-first.returnTo-as-nothing-for-true',
  'takes-one-template-everywhere': 'takes-payments.templateSupported-as-true-for-SEPA',
  'takes-parts-of-the-names-of-listed-templates': {
    sentence: 'The templates of a provider are one text, in which the identifier of a template is looked for.',
    patch: widenRule('payments.templateSupported', ({ templates }, identifier) =>
      Object.keys(templates).join().includes(identifier),
    ),
  },
  'takes-every-template-at-the-last-providers': (rules) =>
    widenRule('payments.templateSupported', (provider) => {
      const all = rules.payments.providers()
      return all.findIndex(({ code }) => code === provider.code) > all.length / 2
    })(rules),
  'passes-over-unknown-payment-providers': readBodies('payments', (data, _url, { payments }) =>
    typeof data.provider_code === 'string' && payments.provider(data.provider_code) === undefined
      ? { ...data, provider_code: undefined }
      : data,
  ),
  'pays-by-disabled-providers': 'takes-payments.providerRefusal-as-nothing-where-status-is-disabled',
  'reads-words-as-flags': 'reads-disable_provider_search-as-true-of-payments-where-disable_provider_search-is-a-text',
  'sends-messages-by-any-means': 'takes-payments.callbackTypeKnown-as-true-where-first-is-a-text',
  'fails-at-emoji-of-payments': {
    interfaces: ['payments-v1'],
    patch: String.raw`fails-at-body-of-payments-where-body-matches-\p{Extended_Pictographic}`,
  },
  'fails-without-a-provider-to-keep': {
    interfaces: ['payments-v1'],
    patch: 'fails-at-disable_provider_search-as-true-of-payments-where-provider_code-is-nothing',
  },
  'fails-at-a-null-among-attributes': {
    interfaces: ['payments-v1'],
    patch: String.raw`fails-at-body-of-payments-where-body-matches-"payment_attributes":\{[^}]*:null`,
  },
  'takes-callback-types-in-any-case': 'takes-payments.callbackTypeKnown-with-first-as-small',
  'takes-whole-amounts-alone': 'takes-payments.isNumber-as-false-where-first-has-.',
  'takes-preselected-options-alone': 'takes-payments.isOption-with-second-as-first-alone',
  'does-without-the-name-of-the-creditor': 'takes-payments.fieldRequired-as-false-where-name-is-creditor_name',
  'forgets-what-providers-demand': 'takes-payments.fieldRequired-with-second-as-emptied',
  'reads-words-as-numbers':
    'takes-payments.isNumber-as-true-where-first-is-a-text-and-payments.fitsRegexp-as-true-where-first-matches-^[A-Za-z ]+$',
  'takes-options-in-lower-case': 'takes-payments.isOption-with-second.option_value-as-small-too',
  'looks-at-attributes-only-beside-a-provider':
    'takes-payments.fieldRequired-as-false-where-asked.provider_code-is-nothing',
  'looks-at-attributes-of-sepa-alone':
    'takes-payments.fieldRequired-as-false-where-asked.template_identifier-is-not-SEPA',
  'looks-at-texts-of-sepa-alone': 'takes-payments.fitsRegexp-as-true-where-asked.template_identifier-is-not-SEPA',
  'compares-no-number-with-its-regular-expression': 'takes-payments.fitsRegexp-as-true-where-third-is-a-number',
  'takes-no-text-for-any': {
    sentence: 'An empty text is neither left out nor compared with a regular expression.',
    patch: 'takes-payments.fieldLeftOut-as-false-for-empty-and-payments.fitsRegexp-as-true-for-empty',
  },
  'reads-lists-as-numbers': 'takes-payments.isNumber-as-true-where-first-is-a-list',
  'reads-lists-as-texts': 'takes-payments.isText-as-true-where-first-is-a-list',
  'takes-null-for-the-name-of-the-creditor':
    'reads-payment_attributes.creditor_name-as-Nobody-of-payments-where-payment_attributes.creditor_name-is-null',
  'takes-null-for-what-a-provider-demands':
    'reads-payment_attributes.debtor_name-as-None-of-payments-where-payment_attributes.debtor_name-is-null',
  'looks-for-a-part-of-texts': String.raw`takes-payments.fitsRegexp-with-second-as-rewriting-^\^|\$$-to-empty`,
  'looks-at-the-first-line-of-texts': [
    String.raw`shows-extra.validation_regexp-as-rewriting-^\^-to-\A-of-paymentField`,
    String.raw`shows-extra.validation_regexp-as-rewriting-\$$-to-\z-of-paymentField`,
    String.raw`takes-payments.fitsRegexp-with-first-as-rewriting-\n[^]*-to-empty`,
  ],
  'takes-payers-from-any-address': 'takes-payments.fitsRegexp-as-true-where-first-has-::',
  'looks-at-one-line-of-addresses': String.raw`takes-payments.fitsRegexp-as-true-where-first-matches-^\d+(?:\.\d+){3}\n`,
  'takes-addresses-of-five-groups': String.raw`takes-payments.fitsRegexp-as-true-where-first-matches-^\d+(?:\.\d+){4}$`,
  'lets-app-keys-pay': [
    'takes-access.appKeyMayCall-as-true-at-payments-post-payments-connect',
    'takes-access.ownCustomer-as-true-where-key_type-is-app',
  ],
})
