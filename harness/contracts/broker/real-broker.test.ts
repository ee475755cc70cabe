import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ContractDecided } from '../../../core/journal-events.ts'
import { countries, foreignPact } from '../test-support/foreign-pact.ts'
import { linkOf, openBroker } from './broker.ts'
import { canIDeploy } from './can-i-deploy.ts'
import { fetchPacts } from './fetch-pacts.ts'
import { publishResults } from './publish-results.ts'

const {
  PACT_BROKER_BASE_URL: address,
  PACT_BROKER_TOKEN: token,
  PACT_BROKER_USERNAME: username,
  PACT_BROKER_PASSWORD: password,
} = process.env
const skip = address === undefined && 'set PACT_BROKER_BASE_URL to the address of a Pact Broker that may be written to'

test('a real broker takes a pact, gives it for verification and takes its result', { skip }, async () => {
  const root = address ?? ''
  const broker = openBroker(root, {
    ...(token !== undefined && { token }),
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
  })
  const home = await broker.ask(root)
  for (const relation of [
    'pb:provider-pacts-for-verification',
    'pb:pacticipant-branch-version',
    'pb:publish-contracts',
  ])
    assert.ok(linkOf(home, relation, { provider: 'p', pacticipant: 'p', branch: 'b', version: 'v' }), relation)
  const own = `assay-${Date.now()}`
  const names = { consumer: { name: `${own}-shop` }, provider: { name: `${own}-bank` } }
  const pact = foreignPact([countries()], names)
  await broker.ask(linkOf(home, 'pb:publish-contracts') ?? '', {
    method: 'POST',
    body: {
      pacticipantName: names.consumer.name,
      pacticipantVersionNumber: '1',
      branch: 'main',
      contracts: [
        {
          consumerName: names.consumer.name,
          providerName: names.provider.name,
          specification: 'pact',
          contentType: 'application/json',
          content: Buffer.from(JSON.stringify(pact)).toString('base64'),
        },
      ],
    },
  })
  const fetched = await fetchPacts(broker, root, {
    provider: names.provider.name,
    selectors: [],
    providerBranch: 'main',
  })
  assert.deepEqual(
    fetched.map(({ consumer, interactions }) => [consumer, interactions.length]),
    [[names.consumer.name, 1]],
  )
  const verified = new Map(fetched.map((one) => [one, [{ verdict: 'passed' } as ContractDecided]]))
  const [published] = await publishResults(broker, root, verified, { providerVersion: '1', providerBranch: 'main' })
  assert.equal(published?.result, 'success', published?.reason)
  // A broker begins with this environment. Nothing that needs this provider is in it.
  const deployment = { pacticipant: names.provider.name, version: '1', environment: 'production' }
  const { isSafe, reason } = await canIDeploy(broker, root, deployment)
  assert.equal(isSafe, true, reason)
})
