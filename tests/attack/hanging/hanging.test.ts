import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import type { PlainProfile } from '../../../sandbox/variants/kit/variant.ts'
import { assay, eventsIn, lastLine, resultsIn, scratchFolder } from '../../test-support/assay.ts'
import type { ProxyFault } from '../../test-support/hostile-proxy.ts'
import { talking } from '../../test-support/hostile-server.ts'
import { rightTarget } from '../../test-support/right-target.ts'

type Change = (plain: PlainProfile) => void

const folder = scratchFolder()
const target = await rightTarget(folder)
const all = ['ais-v3', 'ais-v4', 'ais-v5', 'ais-v6', 'enrichment-v5', 'partners-v1', 'payments-v1']

/** A run of all interfaces with keys, and its duration; answers may take ten minutes each. */
async function run(name: string, fault: ProxyFault | undefined, change: Change, only: string[] = []) {
  const profile = await target.profile(name, fault, (plain) => {
    plain.target.interfaces = all
    plain.pacing.timeout_seconds = 600
    change(plain)
  })
  const out = join(folder, `run-${name}`)
  const ended = await assay(['run', '--profile', profile, '--out', out, ...only.flatMap((one) => ['--only', one])])
  const finished = eventsIn(out).at(-1)
  assert.ok(finished?.type === 'run-finished')
  assert.equal(ended.code, 2, ended.out + ended.err)
  return { out, finished, sentence: lastLine(ended) }
}

test('A target that never answers is found soon, whatever the profile allows an answer', async () => {
  const address = await talking(() => undefined)
  const { finished, sentence } = await run('silent', undefined, (plain) => {
    plain.target.base_url = address
  })
  assert.match(sentence, /^No conclusion: The target answered none of \d+ requests \(TARGET_TIMEOUT\)/)
  assert.match(sentence, /check target\.base_url and the network.*The run ends here; --keep-going/)
  assert.ok(finished.requests > 0 && finished.requests < 40, `${finished.requests}`)
})

test('One interface of several that refuses every key ends only itself', async () => {
  const refusal = JSON.stringify({ error: { class: 'ApiKeyNotFound', message: 'no' }, request: {} })
  const fault: ProxyFault = ({ request, response }) => {
    if (request.url?.startsWith('/api/v5') !== true) return false
    response.writeHead(400, { 'content-type': 'application/json' }).end(refusal)
    return true
  }
  const { out, sentence } = await run(
    'refusing',
    fault,
    (plain) => {
      plain.target.interfaces = ['ais-v4', 'ais-v5', 'payments-v1']
    },
    ['ais-v4/countries', 'ais-v5/routes', 'ais-v5/countries', 'payments-v1/templates'],
  )
  const why =
    /ais-v5 was not checked: The target refuses the keys of the main client \(ApiKeyNotFound\), and a request without/
  const of = (name: string) => resultsIn(out).requirements.filter((one) => one.interface === name)
  for (const name of ['ais-v4', 'payments-v1']) assert.ok(of(name).some(({ verdict }) => verdict === 'passed'))
  for (const { verdict, reason, id } of of('ais-v5')) {
    assert.ok(verdict === 'inconclusive' || verdict === 'untested', `${id} ${verdict}`)
    if (verdict === 'inconclusive') assert.match(reason, why)
  }
  assert.match(sentence, why)
})
