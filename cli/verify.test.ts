import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { ContractDecided, JournalEvent } from '../core/journal-events.ts'
import { assay, eventsIn, refuses, scratchFolder } from '../tests/test-support/assay.ts'

const folder = scratchFolder()

const pactFile = join(folder, 'pact.json')

async function verify(pact: object, ...args: string[]) {
  writeFileSync(pactFile, JSON.stringify(pact))
  const out = join(folder, 'out')
  return { ...(await assay(['verify', '--pact', pactFile, '--out', out, ...args])), events: () => eventsIn(out) }
}

function decidedIn(events: JournalEvent[]): ContractDecided[] {
  return events.filter((event) => event.type === 'contract-decided')
}

/** A pact as another tool writes it: version 3, its own example keys and provider name. */
const foreign = (interactions: object[]) => ({
  consumer: { name: 'shop' },
  provider: { name: 'the bank' },
  interactions,
  metadata: { pactSpecification: { version: '3.0.0' } },
})

const generated = (expression: string) => ({ type: 'ProviderState', expression, dataType: 'STRING' })
const path = generated('/api/v4/logins/${login_id}')
const ofType = { matchers: [{ match: 'type' }] }
const login = {
  description: 'a request for a login',
  providerStates: [{ name: 'A login that has been  fetched' }],
  request: {
    method: 'GET',
    path: '/api/v4/logins/1',
    headers: { 'App-id': 'example', Secret: 'example', Accept: 'application/json' },
    generators: { path },
  },
  response: {
    status: 200,
    body: { data: { id: '1', customer_id: '2' } },
    matchingRules: { body: { '$.data.id': ofType, '$.data.customer_id': ofType } },
  },
}

/** The same, from a consumer that sends the secrets itself. */
const whole = {
  ...login,
  request: {
    ...login.request,
    headers: { ...login.request.headers, 'Customer-secret': 'any', 'Login-secret': 'any' },
    generators: {
      path,
      header: { 'Customer-secret': generated('${customer_secret}'), 'Login-secret': generated('${login_secret}') },
    },
  },
}

test('a foreign pact is verified with keys and signature of the profile', async () => {
  const { code, out, err, events } = await verify(foreign([whole]))
  assert.deepEqual([code, err], [0, ''])
  assert.equal(out.trimEnd().split('\n').at(-1), 'The 1 verified interaction of 1 consumer holds.')
  assert.doesNotMatch(out, /Assay added/)
  const all = events()
  const [decided] = decidedIn(all)
  assert.equal(decided?.verdict, 'passed')
  const sent = all.find((event) => event.type === 'exchange' && event.exchange.id === decided?.evidence.at(-1))
  assert.ok(sent?.type === 'exchange')
  const names = sent.exchange.request.headers.map(([name]) => name)
  for (const name of ['App-id', 'Secret', 'Customer-secret', 'Login-secret', 'Expires-at', 'Signature', 'Accept'])
    assert.ok(names.includes(name), `${name} is not in ${names.join(', ')}`)
  assert.ok(!names.some((name) => name.toLowerCase() === 'assay-interaction'))
  assert.match(sent.exchange.request.url, /\/api\/v4\/logins\/\d{2,}$/)
  assert.ok(!readFileSync(join(folder, 'out', 'journal.ndjson'), 'utf8').includes('"example"'))
})

test('a secret that the pact leaves out is not added, unless that is asked for', async () => {
  const { code, out, events } = await verify(foreign([login]))
  assert.equal(code, 1)
  assert.match(out, / {4}Login-secret: the pact does not send Login-secret, whose value the state gives; send it with/)
  assert.match(out, / {4}expected 200 but was 404 \(LoginNotFound: the Login-secret header is missing\)\n/)
  const sent = events().findLast((event) => event.type === 'exchange')
  assert.ok(sent?.type === 'exchange')
  assert.ok(!sent.exchange.request.headers.some(([name]) => /-secret$/i.test(name)))
  const asked = await verify(foreign([login]), '--add-secrets')
  assert.equal(asked.code, 0)
  assert.match(asked.out, /\nAssay added Login-secret to 1 interaction whose pact does not send it\.\n/)
})

const countries = {
  description: 'a request for countries',
  request: { method: 'GET', path: '/api/v4/countries' },
  response: { status: 200, body: { data: [{ code: 'XF' }] } },
}

test('a broken need fails with its place, a pending one warns, an unknown state is untested', async () => {
  const { code, out, events } = await verify(
    foreign([
      { ...countries, response: { status: 418 } },
      { ...whole, pending: true, response: { status: 200, body: { data: { no_such_field: 1 } } } },
      { ...countries, providerStates: [{ name: 'a full moon' }] },
      { type: 'Asynchronous/Messages', description: 'an event' },
      { ...countries, description: 'a request for rain', request: { method: 'GET', path: '/rain' } },
    ]),
  )
  assert.equal(code, 1)
  const shown = decidedIn(events()).map(({ verdict, mismatches }) =>
    [verdict, ...mismatches.map(({ kind, place }) => place ?? kind)].join(' '),
  )
  assert.deepEqual(shown, ['failed status', 'warned data', 'untested', 'untested', 'untested'])
  const asked = /countries\n {4}GET \/api\/v4\/countries → 200\n {4}expected 418 but was 200\n/.source
  assert.match(out, new RegExp(`✗ failed {2}shop of the bank: a request for ${asked}`))
  assert.match(out, /Assay does not know the state "a full moon"; the nearest are ("[a-z ]+"(, )?){3}\. docs/)
  assert.match(out, /name it with --interface/)
  assert.match(
    out,
    /1 of 2 verified interactions of 1 consumer failed \(1 warned, 3 untested\)\. Above all expected 418 but was 200\.\n$/,
  )
})

test('what cannot be taken as a pact is asked wrongly, and leaves earlier reports alone', async () => {
  const before = readFileSync(join(folder, 'out', 'journal.ndjson'), 'utf8')
  const nothing = join(folder, 'empty')
  mkdirSync(nothing)
  const asking = (path: string, ...args: string[]) => ['verify', '--pact', path, '--out', join(folder, 'out'), ...args]
  for (const [text, words] of [
    ['<html>', /^PACT_INVALID: .*is not JSON/],
    ['{}', /^PACT_INVALID: .*"consumer" has no name/],
    [JSON.stringify(foreign([])), /^PACT_EMPTY: .* holds no interaction/],
  ] as const) {
    writeFileSync(pactFile, text)
    await refuses(asking(pactFile), words)
  }
  for (const path of ['no-such-file.json', nothing, 'http://']) await refuses(asking(path), /^PACT_MISSING: /)
  await refuses(asking(pactFile, '--publish', '--provider-version', '1'), /^PUBLISH_IMPOSSIBLE: /)
  assert.equal(readFileSync(join(folder, 'out', 'journal.ndjson'), 'utf8'), before)
})
