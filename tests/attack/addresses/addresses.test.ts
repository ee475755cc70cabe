import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { scratchFolder } from '../../test-support/assay.ts'
import { type ProxyFault, withBody } from '../../test-support/hostile-proxy.ts'
import { assertComplete, judge } from '../../test-support/hostile-run.ts'
import { rightTarget } from '../../test-support/right-target.ts'

const addresses = JSON.parse(readFileSync(new URL('cases.json', import.meta.url), 'utf8')) as string[]
const folder = scratchFolder()
const target = await rightTarget(folder)

/** Replaces addresses of hosted pages by this one. */
function naming(address: string): ProxyFault {
  return async ({ request, forward, deliver }) => {
    if (request.url !== '/api/v4/tokens/create') return false
    const answer = await forward()
    const json = JSON.parse(answer.body.toString()) as { data?: { connect_url?: string } }
    if (!json.data) return false
    json.data.connect_url = address
    deliver(withBody(answer, JSON.stringify(json)))
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
}
