import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { testIo } from '../../../cli/test-support/test-io.ts'
import { foreignPact } from '../../../harness/contracts/test-support/foreign-pact.ts'
import { assay, resultsIn, root, scratchFolder } from '../../test-support/assay.ts'
import { listening } from '../../test-support/hostile-server.ts'
import { canaryTarget, textsBelow } from './canary-run.ts'

const folder = scratchFolder()
const headers = {
  'Customer-secret': 'CANARY-customer-secret-of-a-pact',
  'Login-secret': 'CANARY-login-secret-of-a-pact',
}
const generated = (name: string) => ({ type: 'ProviderState', expression: `\${${name}}`, dataType: 'STRING' })

/** Unmet needs of a consumer with secrets of its own: reports show what was wanted and what came. */
const secretive = foreignPact([
  {
    description: 'a login with secrets of the target',
    providerStates: [{ name: 'a login that has been fetched' }],
    request: {
      method: 'GET',
      path: '/api/v4/logins/1',
      headers,
      generators: {
        path: { type: 'ProviderState', expression: '/api/v4/logins/${login_id}', dataType: 'STRING' },
        header: { 'Customer-secret': generated('customer_secret'), 'Login-secret': generated('login_secret') },
      },
    },
    response: { status: 200, body: { data: { secret: 'CANARY-secret-that-is-wanted', status: 'none' } } },
  },
  {
    description: 'a login with secrets of the consumer',
    request: {
      method: 'POST',
      path: '/api/v4/logins',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: { data: { credentials: { login: 'CANARY-login-of-a-pact', password: 'CANARY-password-of-a-pact' } } },
    },
    response: { status: 200, headers: { Secret: 'CANARY-header-that-is-wanted' }, body: { data: {} } },
  },
])

/** A broker with that pact; collects all requests. */
async function brokerOf(pact: object) {
  const received: string[] = []
  const at = await listening((request, response, body) => {
    received.push(`${request.method} ${request.url} ${body.toString()}`)
    const link = (path: string) => ({ href: `http://${request.headers.host}${path}` })
    const answers: Record<string, object> = {
      '/': { _links: { 'pb:provider-pacts-for-verification': { ...link('/for/{provider}'), templated: true } } },
      '/for/bank': { _embedded: { pacts: [{ _links: { self: link('/pacts/1') } }] } },
      '/pacts/1': { ...pact, _links: { 'pb:publish-verification-results': link('/results') } },
      '/results': {},
    }
    const answer = answers[request.url ?? '']
    response.setHeader('Content-Type', 'application/hal+json')
    // The broker echoes its input.
    response.writeHead(answer ? 200 : 500).end(JSON.stringify(answer ?? { error: request.headers.authorization }))
  })
  return { at, received }
}

const access = testIo({ PACT_BROKER_TOKEN: 'CANARY-token-of-the-broker' }).env

test('No secret of a profile, a target, a pact or a broker is in what a verification reports or publishes', async () => {
  const target = await canaryTarget(folder)
  const broker = await brokerOf(secretive)
  const pacts = [join(root, 'contracts/pacts/payment-app-payments-v1.json'), broker.at]
  const out = join(folder, 'verified')
  const publishing = ['--provider', 'bank', '--publish', '--provider-version', '1', '--verbose', '--format', 'all']
  const args = ['verify', '--profile', target.profile, ...pacts.flatMap((pact) => ['--pact', pact]), ...publishing]
  const ended = await assay([...args, '--out', out], { env: access })
  assert.equal(ended.code, 1, ended.err)
  const { contracts = [] } = resultsIn(out)
  assert.ok(contracts.some(({ verdict }) => verdict === 'passed'))
  assert.equal(contracts.filter(({ verdict }) => verdict === 'failed').length, 2)
  const published = broker.received.filter((one) => one.startsWith('POST /results'))
  assert.equal(published.length, 1)
  target.assertHidden([['the screen', ended.out + ended.err], ['the broker', published.join()], ...textsBelow(out)])
})
