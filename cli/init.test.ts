import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import { capabilitiesOf } from '../harness/profile/capabilities-of.ts'
import { leavesOf } from '../harness/profile/convert-replaced.ts'
import { readProfile } from '../harness/profile/read-profile.ts'
import { certifiedPair, keyPair, fullProfile, shortPair } from '../harness/profile/test-support/full-profile.ts'
import { assay, refuses, scratchFolder } from '../tests/test-support/assay.ts'
import { json, listening } from '../tests/test-support/hostile-server.ts'
import { initCommand, initProfileText } from './init.ts'
import { testIo } from './test-support/test-io.ts'

const keys = keyPair()

async function written(folder: string): Promise<string> {
  const out = join(folder, 'bank.yaml')
  assert.equal((await assay(['init', '--out', out])).code, 0)
  return readFileSync(out, 'utf8')
}

/** The template with every line uncommented. */
function uncommented(text: string): string {
  return text.replaceAll(/^( *)# (?!yaml-language-server)/gm, '$1')
}

/** A value for each variable without default in a text. */
function environmentFor(text: string): NodeJS.ProcessEnv {
  const names = [...text.matchAll(/\$\{(\w+)\}/g)].map((match) => match[1]!).filter((name) => name !== 'NAME')
  const values = names.map((name) => [name, name.endsWith('PRIVATE_KEY') ? keys.privateKey : `value of ${name}`])
  return { ...Object.fromEntries(values), ASSAY_BASE_URL: 'https://bank.example' }
}

test('The profile that init writes is read once the three variables of its first lines are set', async () => {
  const folder = scratchFolder()
  await written(folder)
  const environment = { ASSAY_BASE_URL: 'https://bank.example', ASSAY_MAIN_APP_ID: 'a', ASSAY_MAIN_SECRET: 's' }
  const profile = readProfile(join(folder, 'bank.yaml'), environment)
  assert.equal(profile.target.base_url, 'https://bank.example')
  assert.equal(profile.target.name, 'Candidate')
})

test('The profile that init writes offers every capability once all its lines are in use', async () => {
  const folder = scratchFolder()
  const text = uncommented(await written(folder))
  const { certificate, key } = certifiedPair()
  const pairs = [...text.matchAll(/certs\/([\w-]+)\.pem/g)].flatMap(([, name = '']) => [
    [`certs/${name}.pem`, certificate],
    [`certs/${name}.key`, key],
  ])
  const files: Record<string, string> = {
    'keys/main.pem': keys.privateKey,
    'keys/weak.pem': shortPair.privateKey,
    'keys/credentials-public.pem': keys.publicKey,
    'keys/callbacks-public.pem': keys.publicKey,
    'files/statement.csv': '',
    'files/other-statement.csv': '',
    'hosted-flow.mjs': 'export async function complete() {}',
    'all.yaml': text,
    ...Object.fromEntries(pairs),
  }
  for (const name of ['keys', 'files', 'certs']) mkdirSync(join(folder, name))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  const profile = readProfile(join(folder, 'all.yaml'), environmentFor(text))
  const missing = [...capabilitiesOf(profile)].filter(([, offered]) => offered !== true)
  assert.deepEqual(missing, [])
})

test('The profile that init writes shows every field that a profile can have', async () => {
  const shown = new Set(fieldsOf(parse(uncommented(await written(scratchFolder())))))
  const known = fieldsOf(fullProfile(keys.privateKey)).filter((field) => !/credentials\.(succeed|fail)\./.test(field))
  const left = [...new Set(known)].filter((field) => !shown.has(field))
  assert.deepEqual(left, ['providers.fake'])
})

test('init writes only what an interface uses, tries the address, and ends with the next command', async () => {
  const out = join(scratchFolder(), 'bank.yaml')
  const io = testIo({ ASSAY_MAIN_APP_ID: 'a', ASSAY_MAIN_SECRET: 's' })
  const url = await listening(json(404, {}))
  assert.equal(await initCommand({ out, interface: ['payments-v1'], url: `${url}/api/payments/v1` }, io), 0)
  assert.match(
    io.outText(),
    /^base_url is http:.*:\d+: Assay adds.*\n.* answers, with status 404\.\nWrote .*\. Check it: npx assay doctor --profile .*\n$/,
  )
  const text = readFileSync(out, 'utf8')
  assert.match(text, /payment_providers/)
  assert.doesNotMatch(text, /open_finance:|v6_|large_login|fakebank|\[(?:ais|payments)(?: |\])/)
  assert.ok(text.split('\n').length < initProfileText(out).split('\n').length / 2)
  const profile = readProfile(out, io.env)
  assert.deepEqual([profile.target.base_url, profile.target.interfaces], [url, ['payments-v1']])
  const again = ['--out', out, '--force', '--interface', 'payments-v1', '--url', 'http://127.0.0.1:2']
  const silent = await assay(['init', ...again])
  assert.match(silent.out, /does not answer \(ECONNREFUSED\)\. Start the server/)
  assert.match(silent.out, /Set ASSAY_MAIN_APP_ID and ASSAY_MAIN_SECRET, then check it/)
})

test('init asks for no keys where the interface goes by certificates', async () => {
  const out = join(scratchFolder(), 'bank.yaml')
  const io = testIo()
  await initCommand({ out, interface: ['open-finance-v2'], url: 'http://127.0.0.1:1' }, io)
  assert.match(io.outText(), /Check it: npx assay doctor/)
  assert.deepEqual(readProfile(out, io.env).clients, [])
})

test('init leaves an existing file alone and says how to go on', async () => {
  const out = join(scratchFolder(), 'bank.yaml')
  writeFileSync(out, 'mine')
  await refuses(['init', '--out', out], /^PROFILE_EXISTS: .*--force/)
  assert.equal(readFileSync(out, 'utf8'), 'mine')
})

function fieldsOf(value: unknown): string[] {
  return leavesOf(value).map((path) => path.filter((part) => typeof part === 'string').join('.'))
}
