import { constants, verify } from 'node:crypto'
import { faultsNamed } from '../../faults/kinds/faults-named.ts'
import { replaceRule, together, wrapRule } from '../../faults/kit/change.ts'
import { property } from './open-finance-signatures.ts'

export const faults = faultsNamed({
  'wants-both-roles': 'takes-openFinance.certificates.allows-as-false-where-first.length-is-not-2',
  'looks-at-certificates-of-writes-alone': 'takes-openFinance.certificates.counts-as-false-for-GET',
  'finds-no-path-for-PATCH': 'takes-openFinance.routes.methodCode-as-RESOURCE_UNKNOWN-for-PATCH',
  'finds-no-path-beside-reads': 'takes-openFinance.routes.methodCode-as-RESOURCE_UNKNOWN-for-/v2/accounts',
  'finds-no-path-beside-what-has-an-identifier': String.raw`takes-openFinance.routes.methodCode-as-RESOURCE_UNKNOWN-where-third-matches-^/v2.*\d`,
  'finds-no-path-beside-a-consent':
    'takes-openFinance.routes.methodCode-as-RESOURCE_UNKNOWN-where-third-has-/account-access/',
  'deletes-what-it-refuses-to-delete': (rules) => {
    const gone = new Set<string>()
    let asked = ''
    wrapRule('openFinance.consents.isOf', (rule, consent, provider) => {
      asked = consent.id
      return rule(consent, provider) && !gone.has(consent.id)
    })(rules)
    wrapRule('openFinance.consents.mayEnd', (rule, status) => {
      if (!rule(status)) gone.add(asked)
      return rule(status)
    })(rules)
  },
  'serves-reads-of-blocked-providers':
    'takes-openFinance.routes.enabled-as-true-for-GET-and-openFinance.consents.isOf-as-true',
  'reads-the-beginning-of-Consent-ID': 'takes-openFinance.consents.idIn-as-first-36',
  'takes-self-signed-websites': 'takes-openFinance.certificates.certified-as-true-where-first.issuer-is-own-subject',
  'takes-expired-seal-certificates': 'takes-openFinance.certificates.expired-as-false-where-first.subject-has-seal',
  'needs-no-digest':
    'takes-openFinance.digest.required-as-false-and-openFinance.signature.properties.sigD.pars-as-true-where-call.headers.digest-is-nothing',
  'hashes-bodies-without-blanks': 'takes-openFinance.digest.hashed-with-first-as-without-blanks',
  'hashes-the-first-kilobyte': 'takes-openFinance.digest.hashed-with-first-as-first-1024',
  'hashes-bodies-as-latin-1': 'takes-openFinance.digest.hashed-with-first-as-latin-1',
  'compares-the-beginning-of-digests': 'takes-openFinance.digest.same-with-each-as-first-20',
  'reads-open-finance-headers-in-one-spelling':
    'takes-headers.nameCounts-as-false-where-first-matches-^(?i:consent-id)$-where-first-is-not-Consent-ID',
  'knows-no-digest-of-nothing': 'takes-openFinance.digest.hashed-with-first-as-{}-where-first-is-empty',
  'opens-accounts-unasked': 'takes-openFinance.consents.codeOf-as-nothing-for-received',
  'forgets-revocations': 'takes-openFinance.consents.codeOf-as-nothing-for-revokedByPsu',
  'keeps-consents-for-ever': 'takes-openFinance.consents.codeOf-as-nothing-for-expired',
  'names-messages-otherwise': wrapRule('openFinance.errors.body', (_rule, messages) => ({ tppMessages: messages })),
  'has-categories-of-its-own': 'takes-openFinance.errors.block-with-first.category-as-FATAL',
  'leaves-out-the-category': 'takes-openFinance.errors.block-with-first.category-as-nothing',
  'numbers-its-codes': 'takes-openFinance.errors.block-with-first.code-as-7',
  'lists-the-steps-of-paths': 'takes-openFinance.errors.path-as-list',
  'talks-at-length': `takes-openFinance.errors.text-as-with-${'.'.repeat(501)}`,
  'quotes-bodies-that-it-cannot-read': together(
    replaceRule('openFinance.format.unreadable', () => (body) => `this is no JSON: ${body}`),
    wrapRule('openFinance.errors.text', (rule, text) => (text.startsWith('this is no JSON') ? text : rule(text))),
  ),
  'validates-no-attribute': 'takes-openFinance.format.refused-as-emptied',
  'points-at-another-attribute': 'takes-openFinance.errors.path-as-/recurringIndicator',
  'needs-no-digest-to-read':
    'takes-openFinance.digest.required-as-false-where-method-is-GET-and-openFinance.signature.properties.sigD.pars-as-true-where-call.headers.digest-is-nothing',
  'compares-no-digest-of-nothing': 'takes-openFinance.digest.compared-as-false-where-method-is-GET',
  'takes-digests-in-any-form':
    'takes-openFinance.digest.wellFormed-as-true-and-openFinance.digest.same-with-each-as-rewriting-^(?:SHA|sha)-256=-to-empty',
  'needs-no-signature-to-read': 'takes-openFinance.signature.required-as-false-where-method-is-GET',
  'needs-no-mechanism': 'takes-openFinance.signature.properties.sigD.mId-as-true-for-nothing',
  'takes-an-aud-with-its-provider':
    'takes-openFinance.signature.properties.aud-with-first-as-rewriting- .*(?=/v2)-to- -too',
  'verifies-by-the-alg-that-it-is-given': {
    sentence: 'RS512 and PS256 are accepted beside RS256, each verified as such.',
    patch(rules) {
      let alg: unknown = 'RS256'
      property('alg', (_own, given) => {
        alg = given
        return ['RS256', 'RS512', 'PS256'].includes(String(given))
      })(rules)
      wrapRule('openFinance.signature.verifies', (rule, key, bytes, input) => {
        if (alg === 'RS512') return verify('sha512', input, key, bytes)
        if (alg !== 'PS256') return rule(key, bytes, input)
        return verify('sha256', input, { key, padding: constants.RSA_PKCS1_PSS_PADDING }, bytes)
      })(rules)
    },
  },
  'reads-the-beginning-of-dates': String.raw`takes-openFinance.format.isDay-as-true-where-first-matches-^\d{4}-\d\d-\d\d.`,
  'reads-dates-without-their-zeros': String.raw`takes-openFinance.format.isDay-as-true-where-first-matches-^\d{4}-(?:\d-\d\d?|\d\d-\d)$-and-openFinance.consents.passed-as-false`,
  'takes-the-31st-of-any-month':
    'takes-openFinance.format.isDay-as-true-where-first-matches--31$-and-openFinance.consents.passed-as-false',
  'reads-bodies-to-the-end-of-an-object': 'takes-openFinance.format.read-with-first-as-to-its-last-brace',
  'takes-dates-that-no-calendar-has': String.raw`takes-openFinance.format.isDay-as-true-where-first-matches-^\d{4}-\d\d-\d\d$-and-openFinance.consents.passed-as-false`,
})
