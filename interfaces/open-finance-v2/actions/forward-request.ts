import type { Exchange } from '../../../core/exchange.ts'
import type { ConsumerRequest, Sending } from '../../../harness/actions/scene/interface-behaviour.ts'
import { jwsDraft } from './jws-draft.ts'
import { OpenFinance } from './open-finance.ts'

/** What a consumer's test has an example of at most: Assay makes those of the profile. */
const made = new Set(['x-request-id', 'digest', 'x-jws-signature', 'content-type'])

/** Sends the request of a consumer under the consent of its state, JWS-signed anew. */
export async function forwardRequest(by: Sending, asked: ConsumerRequest): Promise<Exchange> {
  const { name, method, target, rawBody, values } = asked
  const headers = asked.headers.filter(([header]) => !made.has(header.toLowerCase()))
  const named = new Set(headers.map(([header]) => header.toLowerCase()))
  const consent = values['consent_id']
  if (typeof consent === 'string' && !named.has('consent-id') && !isConsentRoute(target))
    headers.push(['Consent-ID', consent])
  const draft = jwsDraft({ name, method, path: target, headers: Object.fromEntries(headers), rawBody })
  return (await new OpenFinance(by).send(draft)).exchange
}

/** A consent is named in the path of its own routes. */
function isConsentRoute(target: string): boolean {
  return target.startsWith('/v2/consents')
}
