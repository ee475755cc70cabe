import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import type { PlainProfile } from '../../../sandbox/variants/kit/variant.ts'
import { assay, eventsIn, lastLine, resultsIn, scratchFolder } from '../../test-support/assay.ts'
import type { ProxyFault, Passing } from '../../test-support/hostile-proxy.ts'
import { talking } from '../../test-support/hostile-server.ts'
import { rightTarget } from '../../test-support/right-target.ts'
import { talk, type Talk } from '../targets/behaviour.ts'

const length = 500
const cases: Array<{ what: string; does: Talk; everyMs?: number }> = [
  { what: 'accepts the connection and never answers', does: { bytes: '', next: 'wait' } },
  {
    what: 'drips a byte a second',
    does: {
      bytes: `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${' '.repeat(length)}`,
      next: 'drip',
    },
    everyMs: 1000,
  },
]
type Change = (plain: PlainProfile) => void

const folder = scratchFolder()
const target = await rightTarget(folder)
const all = ['ais-v3', 'ais-v4', 'ais-v5', 'ais-v6', 'enrichment-v5', 'partners-v1', 'payments-v1']

/** A run of all interfaces by keys, and how long it took; answers may take ten minutes each. */
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

for (const [at, { what, does, everyMs }] of cases.entries())
  test(`A target that ${what} is found soon, whatever the profile allows an answer`, async () => {
    const address = await talking((socket) => talk(socket, does, everyMs))
    const { finished, sentence } = await run(`silent-${at}`, undefined, (plain) => {
      plain.target.base_url = address
      if (at > 0) plain.control.base_url = address
    })
    assert.match(sentence, /^No conclusion: The target answered none of \d+ requests \(TARGET_TIMEOUT\)/)
    assert.match(sentence, /check target\.base_url and the network.*The run ends here; --keep-going/)
    assert.ok(finished.requests > 0 && finished.requests < 40, `${finished.requests}`)
  })

const bad: Array<{ what: string; does: (passing: Passing) => boolean; names: string }> = [
  { what: 'hangs', does: () => true, names: 'answered none of \\d+ requests? \\(TARGET_TIMEOUT\\)' },
  {
    what: 'refuses every key',
    does: ({ response }) => {
      const error = { class: 'ApiKeyNotFound', message: 'no' }
      response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ error, request: {} }))
      return true
    },
    names: 'refuses the keys of the main client \\(ApiKeyNotFound\\), and a request without keys alike: either',
  },
]
for (const { what, does, names } of bad)
  test(`One interface of several that ${what} ends only itself`, async () => {
    const { out, sentence } = await run(
      what.replaceAll(' ', '-'),
      (passing) => passing.request.url?.startsWith('/api/v5') === true && does(passing),
      (plain) => {
        plain.target.interfaces = ['ais-v4', 'ais-v5', 'payments-v1']
      },
      ['ais-v4/countries', 'ais-v5/routes', 'ais-v5/countries', 'payments-v1/templates'],
    )
    const of = (name: string) => resultsIn(out).requirements.filter((one) => one.interface === name)
    assert.ok(of('ais-v4').some(({ verdict }) => verdict === 'passed'))
    assert.ok(of('payments-v1').some(({ verdict }) => verdict === 'passed'))
    for (const { verdict, reason, id } of of('ais-v5')) {
      assert.ok(verdict === 'inconclusive' || verdict === 'untested', `${id} ${verdict}`)
      if (verdict === 'inconclusive') assert.match(reason, new RegExp(`^ais-v5 was not checked: The target ${names}`))
    }
    assert.match(sentence, new RegExp(`ais-v5 was not checked: The target ${names}`))
  })
