import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { startSandbox } from '../../../sandbox/server/start.ts'
import { ask } from '../../../sandbox/test-support/asking.ts'
import { makeCustomer, type Held } from '../../../sandbox/test-support/login-flow.ts'
import { scratchFolder } from '../../test-support/assay.ts'
import type { ProxyFault } from '../../test-support/hostile-proxy.ts'
import { assertComplete, judge } from '../../test-support/hostile-run.ts'
import { rightTarget } from '../../test-support/right-target.ts'

const addresses = JSON.parse(readFileSync(new URL('cases.json', import.meta.url), 'utf8')) as string[]
const folder = scratchFolder()
const target = await rightTarget(folder)
const running = await startSandbox({ seed: 1, stageMs: 2 })
after(() => running.close())
let customer: Held
before(async () => {
  customer = await makeCustomer(running)
})

/** Names this address where it names that of a hosted page. */
function naming(address: string): ProxyFault {
  return async ({ request, forward, deliver }) => {
    if (request.url !== '/api/v4/tokens/create') return false
    const answer = await forward()
    const json = JSON.parse(answer.body.toString()) as { data?: { connect_url?: string } }
    if (!json.data) return false
    json.data.connect_url = address
    const body = Buffer.from(JSON.stringify(json))
    const at = answer.headers.findIndex((name) => name.toLowerCase() === 'content-length')
    deliver({ ...answer, headers: answer.headers.toSpliced(at, 2, 'content-length', String(body.length)), body })
    return true
  }
}

for (const [number, address] of addresses.entries()) {
  test(`The address ${JSON.stringify(address)} of a hosted page fails its row, and nobody visits it`, async () => {
    const name = `address-${number}`
    const profile = await target.profile(name, naming(address))
    const judged = await judge(folder, profile, name, ['tokens/connect-url-is-address', 'hosted-pages'])
    assertComplete(judged)
    const verdicts = Object.fromEntries(judged.requirements.map(({ id, verdict }) => [id.split('/').at(-1)!, verdict]))
    assert.equal(verdicts['connect-url-is-address'], 'failed')
    delete verdicts['connect-url-is-address']
    assert.deepEqual(new Set(Object.values(verdicts)), new Set(['inconclusive']))
    const visited = judged.events.filter((event) => event.type === 'exchange' && /^h\d/.test(event.exchange.id))
    assert.deepEqual(visited, [])
    assert.equal(judged.ended.code, 1)
  })

  test(`The sandbox refuses the address ${JSON.stringify(address)} as return_to`, async () => {
    const { status, body } = await ask(running, '/api/v4/tokens/create', {
      headers: { 'Customer-secret': customer.secret },
      json: { data: { customer_id: customer.id, fetch_scopes: ['accounts'], return_to: address } },
    })
    assert.deepEqual([status, body.error_class], [400, 'ReturnURLInvalid'])
  })
}
