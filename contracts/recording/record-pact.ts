import type { ConsumerPact, Expectation } from './consumer-pact.ts'
import { PactV4 } from '@pact-foundation/pact'

/** Headers that a pact never holds, since the verifier adds them. */
const keyHeaders =
  /^(app-id|secret|client-id|service-secret|app-secret|expires-at|signature|digest|x-jws-signature|x-request-id)$/i

/**
 * Runs the consumer's own code for one expectation against a local mock server, and adds the expectation to the pact
 * file of consumer and interface in `folder`.
 * @throws Error when the consumer sends something else, or asserts another result
 */
export async function recordExpectation(
  { consumer, provider }: ConsumerPact,
  expectation: Expectation,
  folder: string,
): Promise<void> {
  process.env['PACT_DO_NOT_TRACK'] = 'true'
  const { description, given = [], pending, request, response, program } = expectation
  const stray = Object.keys(request.headers ?? {}).find((name) => keyHeaders.test(name))
  if (stray !== undefined) throw new Error(`PACT_HOLDS_KEY: ${description} names ${stray}; leave it to the verifier`)

  const pact = new PactV4({ dir: folder, consumer, provider, host: '127.0.0.1', logLevel: 'error' })
  let interaction = pact.addInteraction()
  for (const state of given) interaction = interaction.given(state)
  interaction = interaction.uponReceiving(description)
  if (pending !== undefined) interaction = interaction.pending(true).comment(pending)
  await interaction
    .withRequest(request.method, request.path, (asked) => {
      if (request.query) asked.query(request.query)
      if (request.headers) asked.headers(request.headers)
      if (request.body !== undefined) asked.jsonBody(request.body)
    })
    .willRespondWith(response.status, (answer) => {
      if (response.body !== undefined) answer.jsonBody(response.body)
    })
    .executeTest(({ url }) => program(url))
}
