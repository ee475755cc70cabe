import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { parse } from 'yaml'
import { capabilitiesOf } from '../harness/profile/capabilities-of.ts'
import { leavesOf } from '../harness/profile/convert-replaced.ts'
import { readProfile } from '../harness/profile/read-profile.ts'
import { certifiedPair, keyPair, fullProfile, shortPair } from '../harness/profile/test-support/full-profile.ts'
import { assay, scratchFolder } from '../tests/test-support/assay.ts'
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

describe('The profile that init writes', () => {
  test('is read once the three variables of its first lines are set', async () => {
    const folder = scratchFolder()
    await written(folder)
    const environment = { ASSAY_BASE_URL: 'https://bank.example', ASSAY_MAIN_APP_ID: 'a', ASSAY_MAIN_SECRET: 's' }
    const profile = readProfile(join(folder, 'bank.yaml'), environment)
    assert.equal(profile.target.base_url, 'https://bank.example')
    assert.equal(profile.target.name, 'Candidate')
  })

  test('offers every capability once all its lines are in use', async () => {
    const folder = scratchFolder()
    const text = uncommented(await written(folder))
    mkdirSync(join(folder, 'keys'))
    mkdirSync(join(folder, 'files'))
    writeFileSync(join(folder, 'keys/main.pem'), keys.privateKey)
    writeFileSync(join(folder, 'keys/weak.pem'), shortPair.privateKey)
    writeFileSync(join(folder, 'keys/credentials-public.pem'), keys.publicKey)
    writeFileSync(join(folder, 'keys/callbacks-public.pem'), keys.publicKey)
    writeFileSync(join(folder, 'files/statement.csv'), '')
    writeFileSync(join(folder, 'hosted-flow.mjs'), 'export async function complete() {}')
    mkdirSync(join(folder, 'certs'))
    const { certificate, key } = certifiedPair()
    for (const [, name = ''] of text.matchAll(/certs\/([\w-]+)\.pem/g)) {
      writeFileSync(join(folder, `certs/${name}.pem`), certificate)
      writeFileSync(join(folder, `certs/${name}.key`), key)
    }
    writeFileSync(join(folder, 'all.yaml'), text)
    const profile = readProfile(join(folder, 'all.yaml'), environmentFor(text))
    const missing = [...capabilitiesOf(profile)].filter(([, offered]) => offered !== true)
    assert.deepEqual(missing, [])
  })

  test('shows every field that a profile can have', async () => {
    const shown = new Set(fieldsOf(parse(uncommented(await written(scratchFolder())))))
    const known = fieldsOf(fullProfile(keys.privateKey)).filter((field) => !/credentials\.(succeed|fail)\./.test(field))
    const left = [...new Set(known)].filter((field) => !shown.has(field))
    assert.deepEqual(left, ['providers.fake'])
  })
})

describe('init', () => {
  test('writes only what an interface uses, tries the address, and ends with the next command', async () => {
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
    const silent = await assay([
      'init',
      '--out',
      out,
      '--force',
      '--interface',
      'payments-v1',
      '--url',
      'http://127.0.0.1:2',
    ])
    assert.match(silent.out, /does not answer \(ECONNREFUSED\)\. Start the server/)
    assert.match(silent.out, /Set ASSAY_MAIN_APP_ID and ASSAY_MAIN_SECRET, then check it/)
  })

  test('asks for no keys where the interface goes by certificates', async () => {
    const out = join(scratchFolder(), 'bank.yaml')
    const io = testIo()
    await initCommand({ out, interface: ['open-finance-v2'], url: 'http://127.0.0.1:1' }, io)
    assert.match(io.outText(), /Check it: npx assay doctor/)
    assert.deepEqual(readProfile(out, io.env).clients, [])
  })

  test('leaves an existing file alone and says how to go on', async () => {
    const out = join(scratchFolder(), 'bank.yaml')
    writeFileSync(out, 'mine')
    const { code, err } = await assay(['init', '--out', out])
    assert.equal(code, 3)
    assert.equal(readFileSync(out, 'utf8'), 'mine')
    assert.match(err, /^PROFILE_EXISTS: .*--force/)
  })
})

function fieldsOf(value: unknown): string[] {
  return leavesOf(value).map((path) => path.filter((part) => typeof part === 'string').join('.'))
}
