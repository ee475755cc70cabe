import type { CertificateFlaw } from '../../rules/open-finance/open-finance-certificate-rules.ts'
import type { OpenFinanceCode } from '../../rules/open-finance/open-finance-error-rules.ts'
import type { Rules } from '../../world/rules.ts'
import type { Fault } from '../kit/fault.ts'

/** The rules of the open-finance interface. */
export type OpenFinanceRules = Rules['openFinance']

/** A fault of open finance. */
export function openFinanceFault(id: string, sentence: string, change: (rules: OpenFinanceRules) => void): Fault {
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
export const openFinanceCertificateFaults: Fault[] = [
  openFinanceFault(
    'asks-for-no-website-certificate',
    'A connection without a client certificate is accepted.',
    ({ certificates }) => {
      certificates.required = false
    },
  ),
  openFinanceFault(
    'refuses-no-certificate-as-unsigned',
    'A missing client certificate is refused with SIGNATURE_MISSING.',
    refusingAs('missing', 'SIGNATURE_MISSING'),
  ),
  openFinanceFault('wants-no-role', 'A certificate without a role is accepted.', ({ certificates }) => {
    certificates.carriesRole = () => true
    certificates.allows = () => true
  }),
  openFinanceFault('wants-both-roles', 'Every route requires both roles.', ({ certificates }) => {
    certificates.allows = (roles) => roles.length === 2
  }),
  openFinanceFault('takes-expired-websites', 'An expired website certificate is accepted.', ({ certificates }) => {
    certificates.expired = () => false
  }),
  openFinanceFault(
    'refuses-expired-websites-as-invalid',
    'An expired certificate is refused with CERTIFICATE_INVALID.',
    refusingAs('expired', 'CERTIFICATE_INVALID'),
  ),
  openFinanceFault(
    'takes-websites-of-the-future',
    'A certificate that is not valid yet is accepted.',
    ({ certificates }) => {
      certificates.notYetValid = () => false
    },
  ),
  openFinanceFault('takes-self-signed-websites', 'A self-signed certificate is accepted.', ({ certificates }) => {
    const { certified } = certificates
    certificates.certified = (certificate, authority) => certified(certificate, authority) || issuedBy(certificate)
  }),
  openFinanceFault('trusts-every-authority', 'A certificate of any authority is accepted.', ({ certificates }) => {
    certificates.certified = () => true
  }),
  openFinanceFault(
    'takes-expired-seal-certificates',
    'A signature with an expired seal certificate is accepted.',
    ({ certificates }) => {
      const { expired } = certificates
      certificates.expired = (certificate, now) => !/seal/.test(certificate.subject) && expired(certificate, now)
    },
  ),
]
