import * as asn1 from 'asn1js'

/** What a qualified website certificate allows its holder: to read accounts, to initiate payments. */
export type Role = 'account-information' | 'payment-initiation'

/** What the certificate is for: a website (TLS) or a seal (signatures). */
export type Purpose = 'website' | 'seal'

/** The extension of X.509 that carries the statements of a qualified certificate. */
export const qualifiedStatementsOid = '1.3.6.1.5.5.7.1.3'

const psd2StatementOid = '0.4.0.19495.2'
const compliantOid = '0.4.0.1862.1.1'
const typeOid = '0.4.0.1862.1.6'
const purposeOids: Record<Purpose, string> = { seal: '0.4.0.1862.1.6.2', website: '0.4.0.1862.1.6.3' }
const roles: Record<Role, { oid: string; name: string }> = {
  'payment-initiation': { oid: '0.4.0.19495.1.2', name: 'PSP_PI' },
  'account-information': { oid: '0.4.0.19495.1.3', name: 'PSP_AI' },
}

const oid = (value: string) => new asn1.ObjectIdentifier({ value })
const text = (value: string) => new asn1.Utf8String({ value })
const sequence = (...value: asn1.BaseBlock[]) => new asn1.Sequence({ value })

/**
 * The DER of the qualified statements of a certificate: that it is qualified, what it is for, and the roles of its holder
 * as ETSI TS 119 495 has them. Without roles the statement of roles is left out.
 */
export function qualifiedStatements(purpose: Purpose, held: readonly Role[]): ArrayBuffer {
  const rolesOfHolder = held.map((role) => sequence(oid(roles[role].oid), text(roles[role].name)))
  return sequence(
    sequence(oid(compliantOid)),
    sequence(oid(typeOid), sequence(oid(purposeOids[purpose]))),
    ...(held.length === 0
      ? []
      : [
          sequence(
            oid(psd2StatementOid),
            sequence(sequence(...rolesOfHolder), text('Test authority'), text('XX-TEST')),
          ),
        ]),
  ).toBER()
}
