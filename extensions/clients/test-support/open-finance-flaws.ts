import type { OpenFinanceAsking } from '../../../sandbox/open-finance/test-support/open-finance-asking.ts'
import { type Flaw, ways } from './flaw.ts'
import { consents, staleDigest } from './scenes.ts'

function jws(name: string, change: Pick<Flaw, 'ways'> | OpenFinanceAsking, more: Partial<Flaw> = {}): Flaw {
  const given = 'ways' in change ? change : ways({ jws: change as OpenFinanceAsking })
  return { duty: `client-jws/${name}`, of: 'open-finance-v2', scene: consents, ...given, ...more }
}

export const openFinanceFlaws: Flaw[] = [
  jws('certificates-valid', {
    ways: ({ openFinance: served }) => ({
      jws: { website: served?.certificates.certificates['website-expired'] ?? null },
    }),
  }),
  jws('both-headers-sent', { altered: { digest: undefined } }),
  jws('digest-fits', { digest: 'SHA-256=47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' }),
  jws('digest-recomputed', { digest: staleDigest() }),
  jws('detached-form', { signature: (value) => value.replace('..', '.e30.') }),
  jws('protected-header', { properties: (right) => ({ ...right, typ: 'JWT' }) }),
  jws(
    'signed-headers-in-order',
    { properties: (right) => ({ ...right, sigD: { ...(right.sigD as object), pars: ['digest', 'x-request-id'] } }) },
    { also: 'client-jws/signature-fits' },
  ),
  jws('time-of-signature', { properties: (right) => ({ ...right, sigT: new Date().toISOString() }) }),
  jws('audience', { aud: 'POST /fakebank_simple_xf/v2/consents/account-access' }),
  jws('signature-fits', { altered: { 'x-request-id': 'another' } }),
]
