import type { Flaw } from './flaw.ts'
import { consents, staleDigest, type Ways } from './scenes.ts'

function jws(name: string, change: Ways['jws'], more: Partial<Flaw> = {}): Flaw {
  return { duty: `client-jws/${name}`, of: 'open-finance-v2', scene: consents, ways: { jws: change }, ...more }
}

export const openFinanceFlaws: Flaw[] = [
  jws('certificates-valid', { presents: 'website-expired' }),
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
