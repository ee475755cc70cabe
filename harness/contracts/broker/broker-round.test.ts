import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ContractDecided } from '../../../core/journal-events.ts'
import { type BrokerStage, keptBroker, realBroker } from '../test-support/broker-stage.ts'
import { countries, foreignPact } from '../test-support/foreign-pact.ts'
import { type Broker, linkOf, openBroker } from './broker.ts'
import { fetchPacts } from './fetch-pacts.ts'
import { publishResults } from './publish-results.ts'

const {
  PACT_BROKER_BASE_URL: address,
  PACT_BROKER_TOKEN: token,
  PACT_BROKER_USERNAME: username,
  PACT_BROKER_PASSWORD: password,
} = process.env
const skip = address === undefined && 'set PACT_BROKER_BASE_URL to the address of a Pact Broker that may be written to'

test('pacts go round by way of the kept answers of a broker', (t) => round(keptBroker(t), {}))

test('pacts go round by way of a real broker', { skip }, async (t) => {
  const stage = realBroker(t, address ?? '')
  await round(stage, {
    ...(token !== undefined && { token }),
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
  })
  if (process.env['ASSAY_WRITE_GOLDEN'] === '1') stage.keep()
})

/** Publishes, verifies, deploys and changes. After each step it asks what may fail and what may be deployed. */
async function round({ root, own }: BrokerStage, access: Parameters<typeof openBroker>[1]): Promise<void> {
  const broker = openBroker(root, access)
  const shop = `${own}-shop`
  const bank = `${own}-bank`
  const fetched = (over: object = {}) =>
    fetchPacts(broker, root, { provider: bank, selectors: [{ mainBranch: true }], providerBranch: 'main', ...over })
  const arePending = async (over?: object) =>
    (await fetched(over)).map(({ interactions }) => interactions.map(({ pending }) => pending))
  const verify = async (verdict: ContractDecided['verdict'], providerVersion: string) => {
    const decided = { verdict, interaction: 'a request for countries', mismatches: [] } as unknown as ContractDecided
    const verified = new Map((await fetched()).map((one) => [one, [decided]]))
    const publication = { providerVersion, providerBranch: 'main' }
    return (await publishResults(broker, root, verified, publication)).map(({ result }) => result)
  }
  const deployable = async (version: string) => {
    const to = { pacticipant: bank, version, environment: 'production' }
    const relation = 'pb:can-i-deploy-pacticipant-version-to-environment'
    const answer = (await broker.ask(linkOf(await broker.ask(root), relation, to) ?? '')) ?? {}
    return (answer['summary'] as { deployable: boolean | null }).deployable
  }

  await publishPact(broker, root, { shop, bank, version: '1', branch: 'main' })
  assert.deepEqual(await arePending(), [[true]])
  assert.deepEqual(await verify('failed', '1'), ['failure'])
  assert.deepEqual(await arePending(), [[true]])
  assert.deepEqual(await deployable('1'), true)
  await deploy(broker, root, shop)
  assert.deepEqual(await deployable('1'), false)
  assert.deepEqual(await deployable('2'), false)
  assert.deepEqual(await verify('passed', '2'), ['success'])
  assert.deepEqual(await deployable('2'), true)
  assert.deepEqual(await arePending(), [[false]])
  await publishPact(broker, root, { shop, bank, version: '2', branch: 'new', status: 299 })
  assert.deepEqual(await arePending({ includeWipPactsSince: '2020-01-01' }), [[false], [true]])
  await assert.rejects(fetched({ provider: `${own}-other` }), { code: 'BROKER_MISSING' })
}

interface Publication {
  shop: string
  bank: string
  version: string
  branch: string
  status?: number
}

async function publishPact(broker: Broker, root: string, publication: Publication): Promise<void> {
  const { shop, bank, version, branch, status = 200 } = publication
  const pact = foreignPact([countries({ response: { status } })], {
    consumer: { name: shop },
    provider: { name: bank },
  })
  const content = Buffer.from(JSON.stringify(pact)).toString('base64')
  const contract = { consumerName: shop, providerName: bank, specification: 'pact', contentType: 'application/json' }
  await broker.ask(linkOf(await broker.ask(root), 'pb:publish-contracts') ?? '', {
    method: 'POST',
    body: { pacticipantName: shop, pacticipantVersionNumber: version, branch, contracts: [{ ...contract, content }] },
  })
}

/** Records that a consumer's first version is in production, an environment of every broker. */
async function deploy(broker: Broker, root: string, shop: string): Promise<void> {
  const own = { pacticipant: shop, version: '1' }
  const version = await broker.ask(linkOf(await broker.ask(root), 'pb:pacticipant-version', own) ?? '')
  const links = version?.['_links'] as Record<string, Array<{ name: string; href: string }>>
  const to = links['pb:record-deployment']?.find(({ name }) => name === 'production')
  await broker.ask(to?.href ?? '', { method: 'POST', body: {} })
}
