import type { OpenFinanceCode } from '../rules/open-finance-error-rules.ts'
import type { Variant } from '../../variants/kit/variant.ts'
import { named } from '../../world/sandbox.ts'

/** Other legal choices of open finance: codes of one row, forms of values, contents of a block. */
export const variants: Variant[] = named({
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
