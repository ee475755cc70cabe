import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { readTable } from '../../requirements/tables/read-table.ts'
import { countries } from '../reference/countries.ts'
import { currencies } from '../reference/currencies.ts'
import { findProvider, listProviders } from './find-provider.ts'
import { specialLogins } from './credentials.ts'

const all = listProviders({ include_fake_providers: true })
const seen = (key: 'mode' | 'status' | 'identification_mode'): Set<string> => new Set(all.map((one) => one[key]))

test('providers come in ascending order of ids, and no id or code stands twice', () => {
  const ids = all.map(({ id }) => Number(id))
  assert.deepEqual(
    ids,
    [...ids].sort((a, b) => a - b),
  )
  assert.equal(new Set(ids).size, all.length)
  assert.equal(new Set(all.map(({ code }) => code)).size, all.length)
})

test('providers use the words of the tables, and countries and currencies that are listed', () => {
  for (const provider of all) {
    assert.ok(readTable('provider-modes').words.includes(provider.mode))
    assert.ok(readTable('provider-statuses').words.includes(provider.status))
    assert.ok(readTable('identification-modes').words.includes(provider.identification_mode))
    for (const word of provider.holder_info) assert.ok(readTable('holder-info').provider.includes(word))
    assert.ok(countries().some(({ code }) => code === provider.country_code))
    assert.ok(currencies().some(({ code }) => code === provider.currency_code))
    assert.equal(provider.fake, provider.country_code === 'XF')
    assert.equal(provider.code, provider.code.toLowerCase())
    for (const stamp of [provider.created_at, provider.updated_at]) assert.ok(!Number.isNaN(Date.parse(stamp)))
  }
})

test('every mode, status and identification mode is there to be seen', () => {
  assert.deepEqual(seen('mode'), new Set(readTable('provider-modes').words))
  assert.deepEqual(seen('status'), new Set(readTable('provider-statuses').words))
  assert.deepEqual(seen('identification_mode'), new Set(readTable('identification-modes').words))
})

test('fields have a position of their own, and select fields one selected option', () => {
  const natures = new Set<string>()
  for (const fields of all.flatMap((one) => [one.required_fields, one.interactive_fields])) {
    assert.deepEqual(
      fields.map(({ position }) => position),
      fields.map((_, index) => index + 1),
    )
    for (const { nature, field_options } of fields) {
      natures.add(nature)
      assert.equal(field_options !== undefined, nature === 'select')
      if (field_options) assert.equal(field_options.filter(({ selected }) => selected).length, 1)
    }
  }
  assert.deepEqual(natures, new Set(readTable('field-natures').words))
})

test('only interactive providers show something in between, and oauth and file ones ask for no credentials', () => {
  for (const one of all) {
    assert.equal(one.interactive_html !== null, one.interactive, one.code)
    if (!one.interactive) assert.deepEqual(one.interactive_fields, [], one.code)
    assert.equal(one.required_fields.length === 0, one.mode === 'oauth' || one.mode === 'file', one.code)
  }
})

test('fake providers are left out unless asked for, and found by their code all the same', () => {
  assert.ok(listProviders().length > 0)
  assert.ok(listProviders().every(({ fake }) => !fake))
  assert.ok(findProvider('fakebank_simple_xf')?.fake)
  assert.equal(findProvider('nobody_xf'), undefined)
})

test('each filter keeps what it names', () => {
  const found = listProviders({ include_fake_providers: true, country_code: 'XF', mode: 'oauth' })
  assert.deepEqual(
    found.map(({ code }) => code),
    ['fakebank_oauth_xf', 'fakebank_oauth_nokeys_xf'],
  )
  assert.equal(listProviders({ provider_code: 'sandbox_harbour_gb' }).length, 1)
})

test('the documentation names every provider and every login with a behaviour of its own', () => {
  const page = readFileSync(new URL('../../docs/sandbox-data.md', import.meta.url), 'utf8')
  // Those of a series are named by their first.
  const single = all.map(({ code }) => code).filter((code) => !/^local_.*(?<!_gb)$/.test(code))
  for (const name of [...single, ...specialLogins().keys()]) assert.ok(page.includes(`\`${name}\``), name)
})
