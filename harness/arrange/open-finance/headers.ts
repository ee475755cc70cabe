import type { HeaderList } from '../../../core/exchange.ts'
import { signedWhenSent } from '../../signing/sealed-request.ts'

const values: Record<(typeof signedWhenSent)[number], string> = {
  'api-contract-id': 'assay-contract',
  'psu-id': 'assay-psu',
  'psu-corporate-id': 'assay-corporate',
  'client-redirect-uri': 'https://client.example/return',
}

/** Each header that is signed when it is sent, with a plausible value; sent in another order than that of signing. */
export function everySignedHeader(): HeaderList {
  return signedWhenSent.toReversed().map((name) => [name, values[name]])
}
