import type { IncomingHttpHeaders } from 'node:http'
import { Refusal } from '../../sandbox/basics/refusal.ts'
import { heardHeaders } from '../../sandbox/serving/hear.ts'
import { signatureSteps } from '../../sandbox/serving/check-signature.ts'
import type { Client } from '../../sandbox/store/entities.ts'
import type { Version } from '../../sandbox/versions/kit/version.ts'
import type { Sandbox } from '../../sandbox/world/sandbox.ts'
import type { Seen } from '../../sandbox/world/traffic.ts'

/** What the sandbox's own verifier finds in a request, step by step, and of which client it is. */
export function signatureStepsOf(
  sandbox: Sandbox,
  { version, method, url, body }: Seen,
  received: IncomingHttpHeaders,
): Pick<Seen, 'signature' | 'clientId'> {
  if (!version) return { signature: [] }
  const headers = heardHeaders(version, received)
  const client = clientOf(sandbox, version, headers)
  if (!client) return { signature: [] }
  if (body.length > body.bytes.length) return { clientId: client.id, signature: [] }
  const steps = signatureSteps(sandbox, client, { version, method, url, headers, body: body.bytes })
  return { clientId: client.id, signature: [...outcomes(steps)] }
}

/** What holds, and last what does not. */
function* outcomes(steps: Iterable<string>): Generator<Seen['signature'][number], void> {
  try {
    for (const says of steps) yield { says }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    yield { says: error.message, errorClass: error.errorClass }
  }
}

function clientOf({ store }: Sandbox, { name }: Version, headers: IncomingHttpHeaders): Client | undefined {
  const [header, field] = name === 'v3' ? (['client-id', 'client_id'] as const) : (['app-id', 'app_id'] as const)
  const id = headers[header]
  return typeof id === 'string' ? store.clients.by(field, id) : undefined
}
