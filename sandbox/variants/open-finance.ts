import type { OpenFinanceCode } from '../rules/open-finance/open-finance-error-rules.ts'
import type { Variant } from './variant.ts'

/** What the documents leave open of open finance: codes of one row, forms of values, what a block holds. */
export const openFinanceVariants: Variant[] = [
  {
    id: 'bad-digests-are-format-errors',
    question: 'open finance: bad digests',
    sentence: 'A Digest that does not fit has no code of its own: FORMAT_ERROR fits as well as SIGNATURE_INVALID.',
    patch({ openFinance }) {
      openFinance.digest.codes.different = 'FORMAT_ERROR'
      openFinance.digest.codes.missing = 'SIGNATURE_INVALID'
    },
  },
  {
    id: 'bad-seal-certificates-are-bad-signatures',
    question: 'open finance: bad seals',
    sentence: 'Which code tells of a seal certificate that is refused is not said, and x5c may be a text.',
    patch({ openFinance }) {
      for (const flaw of Object.keys(openFinance.certificates.sealCodes)) {
        Object.assign(openFinance.certificates.sealCodes, { [flaw]: 'SIGNATURE_INVALID' satisfies OpenFinanceCode })
      }
    },
    profile(profile) {
      if (profile.open_finance) profile.open_finance.x5c = 'text'
    },
  },
  {
    id: 'blocks-of-two-fields',
    question: 'open finance: blocks',
    sentence: 'Only category and code are required of a message block, and one issue is enough to tell.',
    patch({ openFinance: { errors } }) {
      errors.block = ({ category, code }) => ({ category, code })
      errors.told = (problems) => problems.slice(0, 1)
    },
  },
  {
    id: 'paths-of-another-form',
    question: 'open finance: blocks',
    sentence:
      'A JSON pointer is an example of a path; blocks may hold fields of their own and warnings may come along.',
    patch({ openFinance: { errors } }) {
      errors.path = (path) => `$${path.replaceAll('/', '.')}`
      errors.block = (fields) => ({ ...fields, traceId: 'f0' })
      const { body } = errors
      errors.body = (blocks) => body([...blocks, { category: 'WARNING', code: 'DEPRECATED_ATTRIBUTE' }])
    },
  },
  {
    id: 'any-role-opens-any-service',
    question: 'open finance: roles',
    sentence: 'The certificate carries one role or the other; which of them a route wants is not said.',
    patch({ openFinance: { certificates } }) {
      certificates.allows = () => true
    },
  },
  {
    id: 'bad-certificates-end-the-handshake',
    question: 'open finance: handshake',
    sentence: 'A server may refuse a certificate in the handshake, before there is a request to answer with a code.',
    patch({ openFinance: { certificates } }) {
      certificates.refusedInHandshake = true
    },
  },
  {
    id: 'open-finance-without-ready-consents',
    question: 'open finance: consents',
    sentence:
      'Consents are made by the run where the control port changes their state; the body may be all that is given.',
    profile(profile) {
      if (!profile.open_finance) return
      for (const field of ['consents', 'websites', 'seals', 'blocked_base_url', 'required_attributes', 'resource_path'])
        Reflect.deleteProperty(profile.open_finance as object, field)
    },
  },
]
