import type { OpenFinanceAsking } from '../../../sandbox/open-finance/test-support/open-finance-asking.ts'
import { type Flaw, ways } from './flaw.ts'
import { consents, staleDigest } from './scenes.ts'

const openFinance = { of: 'open-finance-v2', scene: consents }
const jws = (given: OpenFinanceAsking): Pick<Flaw, 'ways'> => ways({ jws: given })

export const openFinanceFlaws: Flaw[] = [
  {
    duty: 'client-jws/certificates-valid',
    ...openFinance,
    ways: ({ openFinance: served }) => ({
      jws: { website: served?.certificates.certificates['website-expired'] ?? null },
    }),
  },
  { duty: 'client-jws/both-headers-sent', ...openFinance, ...jws({ altered: { digest: undefined } }) },
  {
    duty: 'client-jws/digest-fits',
    ...openFinance,
    ...jws({ digest: 'SHA-256=47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' }),
  },
  { duty: 'client-jws/digest-recomputed', ...openFinance, ...jws({ digest: staleDigest() }) },
  { duty: 'client-jws/detached-form', ...openFinance, ...jws({ signature: (value) => value.replace('..', '.e30.') }) },
  {
    duty: 'client-jws/protected-header',
    ...openFinance,
    ...jws({ properties: (right) => ({ ...right, typ: 'JWT' }) }),
  },
  {
    duty: 'client-jws/signed-headers-in-order',
    also: 'client-jws/signature-fits',
    ...openFinance,
    ...jws({
      properties: (right) => ({ ...right, sigD: { ...(right.sigD as object), pars: ['digest', 'x-request-id'] } }),
    }),
  },
  {
    duty: 'client-jws/time-of-signature',
    ...openFinance,
    ...jws({ properties: (right) => ({ ...right, sigT: new Date().toISOString() }) }),
  },
  {
    duty: 'client-jws/audience',
    ...openFinance,
    ...jws({ aud: 'POST /fakebank_simple_xf/v2/consents/account-access' }),
  },
  { duty: 'client-jws/signature-fits', ...openFinance, ...jws({ altered: { 'x-request-id': 'another' } }) },
]
