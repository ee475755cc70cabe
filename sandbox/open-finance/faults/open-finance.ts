import { constants, verify } from 'node:crypto'
import { faultsNamed } from '../../faults/kinds/faults-named.ts'
import { type Patch, narrowRule, replaceRule, together, wrapRule } from '../../faults/kit/change-rule.ts'
import { property } from './open-finance-signatures.ts'
import type { Fields } from '../../basics/values.ts'

/** Changes the message blocks. */
function blocks(change: (fields: Fields) => unknown): Patch {
  return wrapRule('openFinance.errors.block', (_rule, fields) => change(fields))
}

/** Accepts a Digest that is `alike` to the right one. */
function comparing(
  alike: (given: string, right: string) => boolean,
  wellFormed: (rule: (digest: string) => boolean, digest: string) => boolean,
): Patch {
  return (rules) => {
    let given = ''
    wrapRule('openFinance.digest.wellFormed', (rule, digest) => {
      given = digest
      return wellFormed(rule, digest)
    })(rules)
    wrapRule('openFinance.digest.of', (rule, bytes) => {
      const right = rule(bytes)
      return alike(given, right) ? given : right
    })(rules)
  }
}

/** Accepts a validTo of this form, which then never passes. */
function takingDates(written: RegExp): Patch {
  return together(
    wrapRule('openFinance.format.refused', (_rule, misfits) =>
      misfits.filter(({ path, text }) => path !== '/validTo' || !written.test(/: "(.*)"/.exec(text)?.[1] ?? '')),
    ),
    wrapRule('openFinance.consents.passed', () => false),
  )
}

export const faults = faultsNamed({
  'wants-both-roles': 'takes-openFinance.certificates.allows-as-false-where-first.length-is-not-2',
  'looks-at-certificates-of-writes-alone': 'takes-openFinance.certificates.counts-as-false-for-GET',
  'finds-no-path-for-PATCH': 'takes-openFinance.routes.methodCode-as-RESOURCE_UNKNOWN-for-PATCH',
  'finds-no-path-beside-reads': 'takes-openFinance.routes.methodCode-as-RESOURCE_UNKNOWN-for-/v2/accounts',
  'finds-no-path-beside-what-has-an-identifier': wrapRule(
    'openFinance.routes.methodCode',
    (_rule, _method, code, path) => (/\d/.test(path.slice('/v2'.length)) ? 'RESOURCE_UNKNOWN' : code),
  ),
  'finds-no-path-beside-a-consent': wrapRule('openFinance.routes.methodCode', (_rule, _method, code, path) =>
    path.includes('/account-access/') ? 'RESOURCE_UNKNOWN' : code,
  ),
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
  'compares-the-beginning-of-digests': comparing(
    (given, right) => given.slice(0, 20) === right.slice(0, 20),
    (rule, digest) => rule(digest),
  ),
  'reads-open-finance-headers-in-one-spelling': narrowRule(
    'headers.nameCounts',
    (name) => !/^consent-id$/i.test(name) || name === 'Consent-ID',
  ),
  'knows-no-digest-of-nothing': 'takes-openFinance.digest.hashed-with-first-as-{}-where-first-is-empty',
  'opens-accounts-unasked': {
    sentence: 'A consent that was not authorised is accepted.',
    patch: 'takes-openFinance.consents.codeOf-as-nothing-for-received',
  },
  'forgets-revocations': 'takes-openFinance.consents.codeOf-as-nothing-for-revokedByPsu',
  'keeps-consents-for-ever': 'takes-openFinance.consents.codeOf-as-nothing-for-expired',
  'names-messages-otherwise': wrapRule('openFinance.errors.body', (_rule, messages) => ({ tppMessages: messages })),
  'has-categories-of-its-own': {
    sentence: 'The category of a block is FATAL.',
    patch: 'takes-openFinance.errors.block-with-first.category-as-FATAL',
  },
  'leaves-out-the-category': 'takes-openFinance.errors.block-with-first.category-as-nothing',
  'numbers-its-codes': 'takes-openFinance.errors.block-with-first.code-as-7',
  'lists-the-steps-of-paths': blocks((fields) =>
    typeof fields.path === 'string' ? { ...fields, path: fields.path.split('/') } : fields,
  ),
  'talks-at-length': {
    sentence: 'The text of a block is as long as it comes out.',
    patch: wrapRule('openFinance.errors.text', (_rule, text) => text.padEnd(501, '.')),
  },
  'quotes-bodies-that-it-cannot-read': together(
    replaceRule('openFinance.format.unreadable', () => (body) => `this is no JSON: ${body}`),
    wrapRule('openFinance.errors.text', (rule, text) => (text.startsWith('this is no JSON') ? text : rule(text))),
  ),
  'validates-no-attribute': 'takes-openFinance.format.refused-as-emptied',
  'points-at-another-attribute': 'takes-openFinance.errors.path-as-/recurringIndicator',
  'needs-no-digest-to-read':
    'takes-openFinance.digest.required-as-false-where-method-is-GET-and-openFinance.signature.properties.sigD.pars-as-true-where-call.headers.digest-is-nothing',
  'compares-no-digest-of-nothing': 'takes-openFinance.digest.compared-as-false-where-method-is-GET',
  'takes-digests-in-any-form': {
    sentence: 'A Digest may lack its algorithm, or have it in lower case.',
    patch: comparing(
      (given, right) => given.replace(/^sha-256=/i, '') === right.replace('SHA-256=', ''),
      () => true,
    ),
  },
  'needs-no-signature-to-read': 'takes-openFinance.signature.required-as-false-where-method-is-GET',
  'needs-no-mechanism': 'takes-openFinance.signature.properties.sigD.mId-as-true-for-nothing',
  'takes-an-aud-with-its-provider': {
    sentence: 'The path in aud may begin with the provider code.',
    patch: property('aud', (own, aud, wanted) => own(String(aud).replace(/ .*(?=\/v2)/, ' '), wanted)),
  },
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
  'reads-the-beginning-of-dates': wrapRule('openFinance.format.refused', (_rule, misfits) =>
    misfits.filter(({ path, text }) => path !== '/validTo' || !/: "\d{4}-\d\d-\d\d[^"]/.test(text)),
  ),
  'reads-dates-without-their-zeros': takingDates(/^\d{4}-(\d-\d\d?|\d\d-\d)$/),
  'takes-the-31st-of-any-month': takingDates(/-31$/),
  'reads-bodies-to-the-end-of-an-object': 'takes-openFinance.format.read-with-first-as-to-its-last-brace',
  'takes-dates-that-no-calendar-has': together(
    wrapRule('openFinance.format.refused', (_rule, misfits) => misfits.filter(({ path }) => path !== '/validTo')),
    wrapRule('openFinance.consents.passed', () => false),
  ),
})
