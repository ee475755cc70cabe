import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { stringify } from 'yaml'
import { keyPair } from '../harness/profile/test-support/full-profile.ts'
import { type RunningSandbox, startSandbox } from '../sandbox/server/start.ts'
import { profileOf } from '../sandbox/server/profile-of.ts'
import { assay, scratchFolder } from '../tests/test-support/assay.ts'

type Written = Record<string, Record<string, unknown> & Array<Record<string, unknown>>>

const folder = scratchFolder()
let running: RunningSandbox

before(async () => void (running = await startSandbox()))
after(() => running.close())

/** The doctor's lines for the sandbox's own profile after a change. */
async function examined(change: (profile: Written) => void = () => undefined) {
  const written = JSON.parse(JSON.stringify(profileOf(running))) as Written
  change(written)
  const file = join(folder, 'profile.yaml')
  writeFileSync(file, stringify(written))
  const { code, out, err } = await assay(['doctor', '--profile', file])
  const lines = out.trimEnd().split('\n')
  return { code, file, lines, problems: lines.filter((line) => line.startsWith('problem')), last: lines.at(-1)!, err }
}

const clientOf = (profile: Written, purpose: string) => profile.clients!.find((client) => client.purpose === purpose)!

describe('The doctor on the sandbox', () => {
  test('finds nothing wrong with the profile that it gives of itself', async () => {
    const { code, lines, last } = await examined()
    assert.equal(code, 0)
    const left = lines.filter((line) => /^(problem|warning)/.test(line))
    assert.deepEqual(left, [])
    for (const subject of [
      'address',
      'clock',
      'client live',
      'key pair second',
      'provider select',
      'large login',
      'oauth login',
      'ais-v3',
      'ais-v5',
      'ais-v6',
      'enrichment-v5',
      'partners-v1',
      'pacing',
      'control port',
    ])
      assert.ok(
        lines.some((line) => line.startsWith(`ok         ${subject}: `)),
        subject,
      )
    assert.match(last, /^Ready: npx assay run --profile .*\(0 problems, 0 warnings, \d+ not given\)\.$/)
  })

  const faults: Array<[what: string, change: (profile: Written) => void, said: RegExp]> = [
    ['a wrong secret', (p) => void (clientOf(p, 'main').secret = 'nonsense'), /client main: its keys are refused/],
    [
      'another key',
      (p) => void (clientOf(p, 'second').private_key = keyPair().privateKey),
      /key pair second: .*SignatureNotMatch/,
    ],
    [
      'a wrong status',
      (p) =>
        void ((clientOf(p, 'second').status = 'pending'),
        (clientOf(p, 'second').app_id = clientOf(p, 'disabled').app_id),
        (clientOf(p, 'second').secret = clientOf(p, 'disabled').secret)),
      /client second: is disabled, not pending/,
    ],
    ['an unknown provider', (p) => void (p.providers![0]!.code = 'nobody_xf'), /provider plain: .*ProviderNotFound/],
    ['a prefix too many', (p) => void (p.target!.base_url = `${running.baseUrl}/prefix`), /address: .*path prefix/],
    [
      'a login of nobody',
      (p) => void ((p.data!.large_login as Record<string, unknown>).login_id = '1'),
      /large login: the server does not show it/,
    ],
    [
      'a control port elsewhere',
      (p) => void (p.control!.base_url = `${running.baseUrl}/elsewhere`),
      /control port: gives/,
    ],
  ]
  for (const [what, change, said] of faults)
    test(`finds ${what}`, async () => {
      const { code, problems, last } = await examined(change)
      assert.equal(code, 1)
      assert.ok(
        problems.some((line) => said.test(line)),
        problems.join('\n'),
      )
      assert.match(last, /^Fix the problems before a run/)
    })

  test('names each capability that a bare profile does not give', async () => {
    const { code, lines } = await examined((profile) => {
      for (const group of ['providers', 'data', 'capabilities', 'control']) delete profile[group]
      profile.clients!.splice(1)
    })
    assert.equal(code, 0)
    assert.ok(lines.filter((line) => line.startsWith('not given')).length >= 20)
  })

  test('says of an interface that needs another one for its connections that the profile does not claim it', async () => {
    const { lines } = await examined((profile) => void (profile.target!.interfaces = ['enrichment-v5']))
    assert.ok(
      lines.includes(
        'not given  enrichment-v5: the profile does not claim ais-v5 or ais-v4 or partners-v1, which makes connections for it',
      ),
    )
    const { lines: both } = await examined((profile) => void (profile.target!.interfaces = ['enrichment-v5', 'ais-v5']))
    assert.ok(!both.some((line) => line.startsWith('not given  enrichment-v5')))
  })
})

describe('The doctor', () => {
  test('gives 2 where nothing answers', async () => {
    const closed = await startSandbox()
    await closed.close()
    const { code, last } = await examined((profile) => void (profile.target!.base_url = closed.baseUrl))
    assert.equal(code, 2)
    assert.match(last, /^The target is out of reach/)
  })

  test('gives 3 where the profile is wrong, with all its problems', async () => {
    const { code, err } = await examined((profile) => void (profile.clients = [] as never))
    assert.equal(code, 3)
    assert.match(err, /^PROFILE_INVALID/)
  })

  test('gives 3 where there is no profile', async () => {
    const { code, err } = await assay(['doctor', '--profile', join(folder, 'none.yaml')])
    assert.equal(code, 3)
    assert.match(err, /PROFILE_UNREADABLE[\s\S]*assay init/)
  })
})
