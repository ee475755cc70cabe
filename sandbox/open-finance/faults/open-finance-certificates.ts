import type { Rules } from '../../world/rules.ts'
import type { Fault } from '../../faults/kit/fault.ts'

export type OpenFinanceRules = Rules['openFinance']

export function openFinanceFault(id: string, sentence: string, change: (rules: OpenFinanceRules) => void): Fault {
  return { id, sentence, patch: ({ openFinance }) => change(openFinance) }
}

const issuedBy = (certificate: { issuer: string; subject: string }): boolean =>
  certificate.issuer === certificate.subject

export const openFinanceCertificateFaults: Fault[] = [
  openFinanceFault('wants-both-roles', 'Every route requires both roles.', ({ certificates }) => {
    certificates.allows = (roles) => roles.length === 2
  }),
  openFinanceFault('takes-self-signed-websites', 'A self-signed certificate is accepted.', ({ certificates }) => {
    const { certified } = certificates
    certificates.certified = (certificate, authority) => certified(certificate, authority) || issuedBy(certificate)
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
