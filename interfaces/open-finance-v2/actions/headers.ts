import { signedWhenSent } from '../../../harness/signing/jws-request.ts'

const values: Record<(typeof signedWhenSent)[number], string> = {
  'api-contract-id': 'assay-contract',
  'psu-id': 'Assay-PSU/7',
  'psu-corporate-id': 'assay-corporate',
  'client-redirect-uri': 'https://client.example/return',
}

/** Each header that is signed when it is sent, with a plausible value; sent in another order than that of signing. */
export function everySignedHeader(): Record<string, string> {
  return Object.fromEntries(signedWhenSent.toReversed().map((name) => [name, values[name]]))
}
