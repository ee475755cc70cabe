import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { parse as parseYaml } from 'yaml'
import { ProfileError } from './profile-error.ts'
import { parseProfile, profileOfData, readProfile } from './read-profile.ts'
import { fullProfileText, fixedKeyPair, profileFolder } from './test-support/full-profile.ts'

const keys = fixedKeyPair()
const folder = profileFolder(keys)
const minimal = `
target: { base_url: https://bank.example, interfaces: [ais-v4] }
clients: [{ purpose: main, app_id: a, secret: s }]
`

function parse(yaml: string, environment: NodeJS.ProcessEnv = {}) {
  return parseProfile(yaml, { file: 'p.yaml', folder, environment })
}

function problemsOf(yaml: string, environment: NodeJS.ProcessEnv = {}) {
  try {
    parse(yaml, environment)
  } catch (error) {
    assert.ok(error instanceof ProfileError)
    return error.problems
  }
  throw new Error('the profile was accepted')
}

describe('A profile that is right', () => {
  test('is the same as data and as YAML', () => {
    const text = fullProfileText(keys.privateKey)
    const data: object = parseYaml(text)
    assert.deepEqual(profileOfData(data, { file: 'data', folder }), parse(text))
  })

  test('needs no more than an address, an interface and a main client', () =>
    assert.deepEqual(parse(minimal), {
      target: { name: 'bank.example', base_url: 'https://bank.example', interfaces: ['ais-v4'] },
      clients: [{ purpose: 'main', app_id: 'a', secret: 's', status: 'test', key_type: 'service' }],
      providers: [],
      data: {},
      capabilities: { holder_info: false, custom_categories: false, exceeding_limits: false },
      pacing: {
        requests_per_second: 5,
        concurrent_requests: 4,
        timeout_seconds: 30,
        fetch_timeout_seconds: 120,
        person_timeout_seconds: 300,
      },
      budget: { requests: 50000, seconds: 3600, step_seconds: 120 },
      properties: { cases: 10, seconds: 60 },
      depth: 'standard',
      known_failures: [],
      readings: [],
    }))

  test('may give every field; names of files become absolute and keys are read', () => {
    const profile = parse(fullProfileText(keys.privateKey))
    assert.equal(profile.target.base_url, 'https://bank.example/prefix')
    assert.equal(profile.clients[0]?.private_key, keys.privateKey)
    assert.equal(profile.clients[0]?.private_key_file, join(folder, 'main.pem'))
    assert.equal(profile.clients[2]?.private_key, keys.privateKey)
    const statuses = profile.clients.map(({ status }) => status).join(' ')
    assert.equal(statuses, `test test live test pending disabled restricted${' test'.repeat(8)}`)
    const ofApps = profile.clients.flatMap(({ key_type, purpose }) => (key_type === 'app' ? [purpose] : []))
    assert.deepEqual(ofApps, ['app'])
    assert.equal(profile.capabilities.encrypted_credentials?.public_key, keys.publicKey)
    assert.equal(profile.providers[4]?.file?.succeed, join(folder, 'statement.csv'))
  })

  test('is read from a file, with files beside it', () => {
    const file = join(folder, 'whole.yaml')
    writeFileSync(file, fullProfileText(keys.privateKey))
    assert.equal(readProfile(file, {}).clients[0]?.private_key, keys.privateKey)
  })

  test('may hold a key with written line breaks, as variables of a CI often do', () => {
    const yaml = minimal.replace('secret: s', 'secret: s, private_key: "${KEY}"')
    const profile = parse(yaml, { KEY: keys.privateKey.replaceAll('\n', '\\n') })
    assert.equal(profile.clients[0]?.private_key, keys.privateKey)
  })
})

describe('Variables', () => {
  test('are text, or what the field wants where they stand alone and unquoted', () => {
    const yaml = `
target: { base_url: "\${URL}", interfaces: ["\${NAME:-ais-v4}"] }
clients:
  - { purpose: main, app_id: "\${ID}", secret: 'a\${ID}b$\${ID}' }
pacing:
  requests_per_second: \${RPS}
  concurrent_requests: \${MANY:-7}
capabilities:
  holder_info: \${HOLDER}
`
    const profile = parse(yaml, { URL: 'http://x.example/', ID: '123', RPS: 'null', HOLDER: 'true' })
    assert.equal(profile.clients[0]?.app_id, '123')
    assert.equal(profile.clients[0]?.secret, 'a123b${ID}')
    assert.equal(profile.pacing.requests_per_second, null)
    assert.equal(profile.pacing.concurrent_requests, 7)
    assert.equal(profile.capabilities.holder_info, true)
    assert.deepEqual(profile.target.interfaces, ['ais-v4'])
  })

  test('without a value are a problem with a line, also when set to nothing', () => {
    const yaml = minimal.replace('secret: s', 'secret: "${SECRET}"')
    for (const environment of [{}, { SECRET: '' }]) {
      const [problem, ...others] = problemsOf(yaml, environment)
      assert.equal(others.length, 0)
      assert.match(problem?.given ?? '', /^\$\{SECRET\}/)
      assert.deepEqual([problem?.path, problem?.line, problem?.column], ['clients[0].secret', 3, 47])
    }
  })

  test('bring no YAML of their own', () => {
    const secret = "'] , { # x: y"
    assert.equal(parse(minimal.replace('secret: s', 'secret: "${S}"'), { S: secret }).clients[0]?.secret, secret)
  })
})

describe('A profile that is wrong', () => {
  const address = (text: string) => minimal.replace('https://bank.example', text)
  const main = (fields: string) => minimal.replace('secret: s', `secret: s, ${fields}`)
  const known = (fields: string) => `${minimal}known_failures: [{ reason: r, owner: o, ${fields} }]`
  const encrypted = (fields: string) => `${minimal}capabilities: { encrypted_credentials: { version: "1"${fields} } }`
  const secretless = '{ customer_id: "1", customer_secret: a, login_id: "2" }'
  const fileless = '{ purpose: file, code: a, country_code: XF }'
  const callbacks = '{ listen: "4010", public_url: "http://x.example" }'
  const publicKeyFile = 'capabilities.encrypted_credentials.public_key_file'
  const wrong: Array<[what: string, yaml: string, path: string]> = [
    ['an address of another kind', address('ftp://bank.example'), 'target.base_url'],
    ['a scheme that only begins alike', address('httpsx://bank.example'), 'target.base_url'],
    ['an address without a host', address('https:///api'), 'target.base_url'],
    ['an address without a scheme', address('"localhost:3000"'), 'target.base_url'],
    ['an address with a query', address('https://bank.example/?a=b'), 'target.base_url'],
    ['an address with a user and a password', address('https://u:p@bank.example'), 'target.base_url'],
    ['an address with a user alone', address('https://u@bank.example'), 'target.base_url'],
    ['an address with a password alone', address('https://:p@bank.example'), 'target.base_url'],
    ['an address with the version', address('https://bank.example/api/v4/'), 'target.base_url'],
    ['an address with a late version', address('https://bank.example/api/v12'), 'target.base_url'],
    ['no interface', minimal.replace('[ais-v4]', '[]'), 'target.interfaces'],
    ['an interface twice', minimal.replace('[ais-v4]', '[ais-v4, ais-v4]'), 'target.interfaces[1]'],
    ['no main client', minimal.replace('purpose: main', 'purpose: second'), 'clients'],
    ['a main client that is disabled', main('status: disabled'), 'clients[0].status'],
    ['a live main client that cannot sign', main('status: live'), 'clients[0].private_key_file'],
    ['a login without its secret', `${minimal}data: { large_login: ${secretless} }`, 'data.large_login.login_secret'],
    ['a file provider without a file', `${minimal}providers: [${fileless}]`, 'providers[0].file'],
    ['encrypted credentials without a key', encrypted(''), publicKeyFile],
    ['a private key as public key', encrypted(', public_key_file: main.pem'), publicKeyFile],
    ['a port alone', `${minimal}callbacks: ${callbacks}`, 'callbacks.listen'],
    ['an address of no requirement', known('address: AIS, expires: "2027-01-01"'), 'known_failures[0].address'],
    ['a day that is not', known('address: ais-v4, expires: 2027-02-29'), 'known_failures[0].expires'],
    ['a date with more after it', known('address: ais-v4, expires: 2027-01-01x'), 'known_failures[0].expires'],
    ['a list', '- a', ''],
    ['a text', 'hello', ''],
    ['nothing', '# only a comment', ''],
  ]
  for (const [what, yaml, path] of wrong)
    test(`${what} is reported at ${path || 'the top'}`, () =>
      assert.equal(
        problemsOf(yaml)
          .map((problem) => problem.path)
          .join(),
        path,
      ))

  test('points through merged and aliased groups at what is written', () => {
    const yaml = `${minimal}pacing: &p { concurrent_requests: 0 }\nbudget:\n  <<: *p\n`
    const problems = problemsOf(yaml)
    const shown = problems.map(({ path, line }) => [path, line])
    assert.deepEqual(shown, [
      ['budget.concurrent_requests', 4],
      ['pacing.concurrent_requests', 4],
    ])
  })

  test('that is not there has a code of its own', () =>
    assert.throws(() => readProfile(join(folder, 'none.yaml'), {}), { code: 'PROFILE_UNREADABLE' }))

  test('a key of a wrong kind is refused, and one with a passphrase too', () => {
    const yaml = minimal.replace('secret: s', 'secret: s, private_key: "${KEY}"')
    assert.match(problemsOf(yaml, { KEY: keys.publicKey })[0]?.given ?? '', /another kind/)
    const locked = '-----BEGIN ENCRYPTED PRIVATE KEY-----\nAAAA\n-----END ENCRYPTED PRIVATE KEY-----'
    assert.match(problemsOf(yaml, { KEY: locked })[0]?.given ?? '', /passphrase/)
  })
})
