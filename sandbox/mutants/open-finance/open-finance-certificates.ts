import type { CertificateFlaw } from '../../rules/open-finance/open-finance-certificate-rules.ts'
import type { OpenFinanceCode } from '../../rules/open-finance/open-finance-error-rules.ts'
import type { Rules } from '../../world/rules.ts'
import type { Mutant } from '../kit/mutant.ts'

/** The rules of the open-finance interface. */
export type OpenFinanceRules = Rules['openFinance']

/** A mutant of open finance. */
export function openFinanceMutant(id: string, sentence: string, change: (rules: OpenFinanceRules) => void): Mutant {
  return { id, sentence, patch: ({ openFinance }) => change(openFinance) }
}

/** Reports a flaw of the website certificate under another code. */
function refusingAs(flaw: CertificateFlaw, code: OpenFinanceCode): (rules: OpenFinanceRules) => void {
  return ({ certificates }) => {
    certificates.websiteCodes[flaw] = code
  }
}

const issuedBy = (certificate: { issuer: string; subject: string }): boolean =>
  certificate.issuer === certificate.subject

/** Certificates of open finance, each rule broken in one way. */
export const openFinanceCertificateMutants: Mutant[] = [
  openFinanceMutant(
    'asks-for-no-website-certificate',
    'A connection without a client certificate is accepted.',
    ({ certificates }) => {
      certificates.required = false
    },
  ),
  openFinanceMutant(
    'refuses-no-certificate-as-unsigned',
    'A missing client certificate is refused with SIGNATURE_MISSING.',
    refusingAs('missing', 'SIGNATURE_MISSING'),
  ),
  openFinanceMutant('wants-no-role', 'A certificate without a role is accepted.', ({ certificates }) => {
    certificates.carriesRole = () => true
    certificates.allows = () => true
  }),
  openFinanceMutant('wants-both-roles', 'Every route requires both roles.', ({ certificates }) => {
    certificates.allows = (roles) => roles.length === 2
  }),
  openFinanceMutant('takes-expired-websites', 'An expired website certificate is accepted.', ({ certificates }) => {
    certificates.expired = () => false
  }),
  openFinanceMutant(
    'refuses-expired-websites-as-invalid',
    'An expired certificate is refused with CERTIFICATE_INVALID.',
    refusingAs('expired', 'CERTIFICATE_INVALID'),
  ),
  openFinanceMutant(
    'takes-websites-of-the-future',
    'A certificate that is not valid yet is accepted.',
    ({ certificates }) => {
      certificates.notYetValid = () => false
    },
  ),
  openFinanceMutant('takes-self-signed-websites', 'A self-signed certificate is accepted.', ({ certificates }) => {
    const { certified } = certificates
    certificates.certified = (certificate, authority) => certified(certificate, authority) || issuedBy(certificate)
  }),
  openFinanceMutant('trusts-every-authority', 'A certificate of any authority is accepted.', ({ certificates }) => {
    certificates.certified = () => true
  }),
  openFinanceMutant(
    'takes-expired-seal-certificates',
    'A signature with an expired seal certificate is accepted.',
    ({ certificates }) => {
      const { expired } = certificates
      certificates.expired = (certificate, now) => !/seal/.test(certificate.subject) && expired(certificate, now)
    },
  ),
]
