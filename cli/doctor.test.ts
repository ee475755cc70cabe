import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { stringify } from 'yaml'
import { keyPair } from '../harness/profile/test-support/full-profile.ts'
import { profileOf } from '../sandbox/server/profile-of.ts'
import { started } from '../sandbox/test-support/started.ts'
import { assay, refuses, scratchFolder } from '../tests/test-support/assay.ts'

type Written = Record<string, Record<string, unknown> & Array<Record<string, unknown>>>

const folder = scratchFolder()
const running = await started()

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

const otherKey = keyPair().privateKey
const clientOf = (profile: Written, purpose: string) => profile.clients!.find((client) => client.purpose === purpose)!

function callDisabledPending(profile: Written): void {
  const { app_id, secret } = clientOf(profile, 'disabled')
  Object.assign(clientOf(profile, 'second'), { status: 'pending', app_id, secret })
}

test('The doctor finds nothing wrong with the profile that it gives of itself', async () => {
  const { code, lines, last } = await examined()
  assert.equal(code, 0)
  const left = lines.filter((line) => /^(problem|warning)/.test(line))
  assert.deepEqual(left, [])
  const ofTarget = ['address', 'clock', 'pacing', 'control port', 'ais-v3', 'ais-v5', 'ais-v6', 'enrichment-v5']
  const ofPeople = ['client live', 'key pair second', 'provider select', 'large login', 'oauth login', 'partners-v1']
  for (const subject of [...ofTarget, ...ofPeople])
    assert.ok(
      lines.some((line) => line.startsWith(`ok         ${subject}: `)),
      subject,
    )
  assert.match(last, /^Ready: npx assay run --profile .*\(0 problems, 0 warnings, \d+ not given\)\.$/)
})

const faults: Array<[what: string, change: (profile: Written) => void, said: RegExp]> = [
  ['a wrong secret', (p) => void (clientOf(p, 'main').secret = 'nonsense'), /client main: its keys are refused/],
  ['another key', (p) => void (clientOf(p, 'second').private_key = otherKey), /key pair second: .*SignatureNotMatch/],
  ['a wrong status', callDisabledPending, /client second: is disabled, not pending/],
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
  test(`The doctor finds ${what}`, async () => {
    const { code, problems, last } = await examined(change)
    assert.equal(code, 1)
    assert.ok(
      problems.some((line) => said.test(line)),
      problems.join('\n'),
    )
    assert.match(last, /^Fix the problems before a run/)
  })

test('The doctor names each capability that a bare profile does not give', async () => {
  const { code, lines } = await examined((profile) => {
    for (const group of ['providers', 'data', 'capabilities', 'control']) delete profile[group]
    profile.clients!.splice(1)
  })
  assert.equal(code, 0)
  assert.ok(lines.filter((line) => line.startsWith('not given')).length >= 20)
})

test('The doctor says of an interface that needs another one for its connections that the profile does not claim it', async () => {
  const saidOf = async (...interfaces: string[]) => {
    const { lines } = await examined((profile) => void (profile.target!.interfaces = interfaces))
    return lines.filter((line) => line.startsWith('not given  enrichment-v5'))
  }
  const claims = 'the profile does not claim ais-v5 or ais-v4 or partners-v1, which makes connections for it'
  assert.deepEqual(await saidOf('enrichment-v5'), [`not given  enrichment-v5: ${claims}`])
  assert.deepEqual(await saidOf('enrichment-v5', 'ais-v5'), [])
})

test('The doctor gives 2 where nothing answers', async () => {
  const closed = await started()
  await closed.close()
  const { code, last } = await examined((profile) => void (profile.target!.base_url = closed.baseUrl))
  assert.equal(code, 2)
  assert.match(last, /^The target is out of reach/)
})

test('The doctor gives 3 where the profile is wrong, with all its problems', async () => {
  const { code, err } = await examined((profile) => void (profile.clients = [] as never))
  assert.equal(code, 3)
  assert.match(err, /^PROFILE_INVALID/)
})

test('The doctor gives 3 where there is no profile', async () => {
  await refuses(['doctor', '--profile', join(folder, 'none.yaml')], /PROFILE_UNREADABLE[\s\S]*assay init/)
})
