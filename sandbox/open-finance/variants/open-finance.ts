import type { OpenFinanceCode } from '../rules/open-finance-error-rules.ts'
import type { Variant } from '../../variants/kit/variant.ts'
import { named } from '../../world/sandbox.ts'
import { replaceRule, wrapRule } from '../../faults/kit/change.ts'

/** Other legal choices of open finance: codes of one row, forms of values, contents of a block. */
export const variants: Variant[] = named({
  'bad-digests-are-format-errors': {
    question: 'open finance: invalid digests',
    sentence:
      'The documents name no code for a missing or wrong Digest; FORMAT_ERROR and SIGNATURE_INVALID are both right.',
    patch({ openFinance }) {
      openFinance.digest.codes.different = 'FORMAT_ERROR'
      openFinance.digest.codes.missing = 'SIGNATURE_INVALID'
    },
  },
  'digests-in-other-spellings': {
    question: 'open finance: forms of digests',
    sentence:
      'The documents do not say that another spelling of a right Digest or certificate is refused, nor an mId that is missing, an aud with the provider or a redirect that is no address.',
    patch({ openFinance: { digest, format, signature } }) {
      format.isRedirect = () => true
      const { certificateIn } = signature
      signature.certificateIn = (x5c) =>
        certificateIn([x5c].flat().map((one) => String(one).replaceAll(/-----[^-]+-----/g, '')))
      digest.wellFormed = () => true
      digest.same = (given, right) => given.replace(/^sha-256=/i, 'SHA-256=') === right
      const { 'sigD.mId': mechanism = () => true, aud: audience = () => true } = signature.properties
      signature.properties['sigD.mId'] = (mId, wanted) => mId === undefined || mechanism(mId, wanted)
      signature.properties['aud'] = (aud, wanted) => audience(String(aud).replace(/ .*(?=\/v2)/, ' '), wanted)
    },
  },
  'bad-seal-certificates-are-bad-signatures': {
    question: 'open finance: invalid JWS signatures',
    sentence: 'The documents do not say which code refuses a seal certificate, and x5c may be a string.',
    patch({ openFinance }) {
      for (const flaw of Object.keys(openFinance.certificates.sealCodes)) {
        Object.assign(openFinance.certificates.sealCodes, { [flaw]: 'SIGNATURE_INVALID' satisfies OpenFinanceCode })
      }
    },
    profile(profile) {
      if (profile.open_finance) profile.open_finance.x5c = 'text'
    },
  },
  'calls-unknown-consents-so-in-paths-too': {
    question: 'open finance: paths of unknown consents',
    sentence: 'The documents do not show the path of a consent, so CONSENT_UNKNOWN may refuse one that does not exist.',
    patch({ openFinance: { routes } }) {
      routes.codes.consentUnknownByPath = 'CONSENT_UNKNOWN'
    },
  },
  'blocks-of-two-fields': {
    question: 'open finance: blocks',
    sentence: 'A message block needs only category and code, and an answer need not report every problem.',
    patch({ openFinance: { errors } }) {
      errors.block = ({ category, code }) => ({ category, code })
      errors.reported = (problems) => problems.slice(0, 1)
    },
  },
  'paths-of-another-form': {
    question: 'open finance: blocks',
    sentence: 'A JSON pointer is only an example of a path; blocks may have more fields, and warnings may be added.',
    patch({ openFinance: { errors } }) {
      errors.path = (path) => `$${path.replaceAll('/', '.')}`
      errors.block = (fields) => ({ ...fields, traceId: 'f0' })
      const { body } = errors
      errors.body = (blocks) => body([...blocks, { category: 'WARNING', code: 'DEPRECATED_ATTRIBUTE' }])
    },
  },
  'any-role-opens-any-service': {
    question: 'open finance: roles',
    sentence: 'The documents do not say which role a route needs.',
    patch: wrapRule('openFinance.certificates.allows', () => true),
  },
  'bad-certificates-end-the-handshake': {
    question: 'open finance: handshake',
    sentence: 'A server may refuse a certificate in the TLS handshake, before any request.',
    patch: replaceRule('openFinance.certificates.refusedInHandshake', () => true),
  },
  'open-finance-without-ready-consents': {
    question: 'open finance: consents',
    sentence: 'The profile gives no consents; the run creates them and the control port changes their state.',
    profile(profile) {
      if (!profile.open_finance) return
      for (const field of [
        'consents',
        'websites',
        'seals',
        'other_base_url',
        'blocked_base_url',
        'executed_payment_path',
        'required_attributes',
        'resource_path',
      ])
        Reflect.deleteProperty(profile.open_finance as object, field)
    },
  },
})
