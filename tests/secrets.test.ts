import assert from 'node:assert/strict'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { brotliDecompressSync } from 'node:zlib'
import { knownFaults } from '../cli/targets/known-faults.ts'
import { profileTextOf } from '../cli/targets/profile-text-of.ts'
import { startSandbox, type RunningSandbox } from '../sandbox/server/start.ts'
import type { PlainProfile } from '../sandbox/variants/kit/variant.ts'
import { assay, resultsIn, scratchFolder } from './test-support/assay.ts'
import { readReport } from '../reports/test-support/unpacked-report.ts'

const folder = scratchFolder()
const topics = ['signing', 'login-create', 'tokens', 'oauth', 'callbacks/success-after-fetch']
/** Looking for every secret given out, in every form and file, would take minutes. */
const mostGivenOut = 80
/** Broken where secrets travel, so that failures with their evidence are reported too. */
const brokenTopics = ['signing', 'login-create', 'tokens']

function brokenIn(topic: string) {
  const fault = knownFaults().find(({ breaks }) => breaks[0]?.split('/')[1] === topic)
  assert.ok(fault, `no fault breaks ${topic}`)
  return fault.patch
}

/** A sandbox whose clients and control port are opened by canaries, and what it was sent in Signature headers. */
async function serveCanaries(): Promise<{ running: RunningSandbox; signatures: Set<string> }> {
  const running = await startSandbox({ patches: brokenTopics.map(brokenIn) })
  after(() => running.close())
  const { sandbox, clients } = running
  for (const [purpose, { client }] of Object.entries(clients)) client.secret = `CANARY/client+secret&of ${purpose}`
  sandbox.settings.controlToken = 'CANARY-control-token-5Qx'
  const signatures = new Set<string>()
  const { signature } = sandbox.rules.headers
  sandbox.rules.headers.signature = (headers) => {
    const sent = signature(headers)
    if (sent !== undefined && sent.length > 100) signatures.add(sent)
    return sent
  }
  return { running, signatures }
}

function plant(profile: PlainProfile): void {
  for (const provider of profile.providers) {
    if (!provider.credentials) continue
    provider.credentials.succeed.login = `username-CANARY-succeed-${provider.purpose}`
    provider.credentials.fail.password = `CANARY-fail-password-${provider.purpose}`
    provider.credentials.other.login = `customer-CANARY-other-${provider.purpose}`
    if (provider.interactive_credentials) provider.interactive_credentials.fail.sms = 'CANARY-interactive-424242'
  }
  profile.data.oauth_login.query_string = 'code=CANARY-authorisation-code-77&state=CANARY-state-of-oauth'
}

/** Every text in the profile that must stay secret; words that everybody uses cannot be distinguished from others. */
function secretsIn(profile: PlainProfile): string[] {
  const typed = profile.providers.flatMap((provider: PlainProfile) =>
    [provider.credentials, provider.interactive_credentials].flatMap((sets) => Object.values(sets ?? {})),
  )
  const credentials: string[] = typed.flatMap(textsOf)
  return [
    ...profile.clients.flatMap(({ secret, private_key: key }: PlainProfile) => [secret, ...linesOf(key)]),
    ...credentials.filter((value) => value.includes('CANARY')),
    ...[profile.data.large_login, profile.data.oauth_login].flatMap((login) => [
      login.customer_secret,
      login.login_secret,
    ]),
    ...profile.data.oauth_login.query_string.split('&').map((pair: string) => pair.split('=')[1]),
    profile.control.token,
  ]
}

function textsOf(set: Record<string, unknown>): string[] {
  return Object.values(set).filter((value) => typeof value === 'string')
}

function linesOf(key: string | undefined): string[] {
  return (key ?? '').split('\n').filter((line) => line.length >= 40 && !line.startsWith('-----'))
}

/** What the sandbox gave out during the run. */
function secretsOut({ sandbox: { store, flows } }: RunningSandbox): string[] {
  const secrets = [...store.customers.all(), ...store.logins.all()].map(({ secret }) => secret)
  return secrets.concat([...flows.tokens.keys()])
}

/** The forms in which a value may stand in a file. */
function formsOf(value: string): string[] {
  const base64 = [0, 1, 2].map((shift) => {
    const bytes = Buffer.concat([Buffer.alloc(shift), Buffer.from(value)])
    return bytes.toString('base64').slice(Math.ceil((shift * 8) / 6), Math.floor((bytes.length * 8) / 6))
  })
  const percent = encodeURIComponent(value)
  return [value, percent, percent.replaceAll('%20', '+'), value.replaceAll('&', '&amp;'), ...base64]
}

function filesBelow(out: string): string[] {
  return readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

function unpackedRecording(file: string): string {
  const text = brotliDecompressSync(readFileSync(file).subarray(readFileSync(file).indexOf('\n') + 1)).toString()
  assert.match(text, /"kind":"callbacks received"/)
  return text
}

test('no secret of the profile or of the target reaches a file or the screen', async () => {
  const { running, signatures } = await serveCanaries()
  let planted: PlainProfile = {}
  const text = profileTextOf(running, (profile) => {
    plant(profile)
    planted = profile
  })
  const file = join(folder, 'canaries.yaml')
  writeFileSync(file, text)
  const out = join(folder, 'out')
  const only = topics.flatMap((topic) => ['--only', `ais-v4/${topic}`])
  const recording = join(folder, 'run.recording')
  const asked = ['--profile', file, ...only, '--format', 'allure', '--record', recording, '--out', out]
  const ended = await assay(['run', ...asked])
  assert.equal(ended.code, 1, ended.out)

  const { requirements } = resultsIn(out)
  assert.ok(requirements.filter(({ verdict }) => verdict === 'failed').length >= 1)
  assert.ok(requirements.filter(({ verdict }) => verdict === 'passed').length >= 30)
  const files = filesBelow(out)
  for (const name of ['index.html', 'results.json', 'junit.xml', 'journal.ndjson'])
    assert.ok(files.includes(join(out, name)))
  assert.ok(files.some((name) => name.includes('allure-results')))

  const given = [secretsOut(running), [...signatures]].flatMap((all) => [
    ...all.slice(0, mostGivenOut / 2),
    ...all.slice(-mostGivenOut / 2),
  ])
  const secrets = [...new Set([...secretsIn(planted), ...given])]
  assert.ok(signatures.size > 10 && secrets.length > 100, `${secrets.length} secrets, ${signatures.size} signatures`)
  const forms = secrets.flatMap(formsOf)
  const texts = [
    ['the screen', ended.out + ended.err],
    ['the recording', unpackedRecording(recording)],
    ...files.map((name) => [name, readReport(name)]),
  ]
  const leaks = texts.flatMap(([where = '', content = '']) =>
    forms
      .filter((form) => content.includes(form))
      .map(
        (form) =>
          `${where}: ${form} in …${content.slice(Math.max(0, content.indexOf(form) - 120), content.indexOf(form) + 60)}`,
      ),
  )
  assert.deepEqual(leaks.slice(0, 5), [])
  for (const [where = '', content = ''] of texts)
    assert.ok(!content.includes('CANARY'), `${where} holds a part of a canary`)
})
