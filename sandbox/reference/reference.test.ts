import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assets } from './assets.ts'
import { assignableCodes, categoryTrees } from './category-trees.ts'
import { countries, isCountry, listCountries } from './countries.ts'
import { currencies } from './currencies.ts'

test('countries have two upper case letters, an hour and no double', () => {
  const codes = countries().map(({ code }) => code)
  assert.ok(codes.length > 60)
  assert.equal(new Set(codes).size, codes.length)
  for (const { code, name, refresh_start_time } of countries()) {
    assert.match(code, /^[A-Z]{2}$/)
    assert.ok(name.length > 2, code)
    assert.ok(Number.isInteger(refresh_start_time) && refresh_start_time >= 0 && refresh_start_time <= 23, code)
  }
})

test('the fake country is listed only with the fake providers, the other special one always', () => {
  const without = listCountries({ include_fake_providers: false }).map(({ code }) => code)
  const withFake = listCountries({ include_fake_providers: true }).map(({ code }) => code)
  assert.deepEqual([without.includes('XF'), without.includes('XO')], [false, true])
  assert.deepEqual(
    withFake.filter((code) => !without.includes(code)),
    ['XF'],
  )
  assert.deepEqual([isCountry('NO'), isCountry('ZZ'), isCountry('constructor')], [true, false, false])
})

test('currencies list retired codes beside the ones in use, in the order of the code', () => {
  const codes = currencies().map(({ code }) => code)
  for (const pair of [
    ['BYR', 'BYN'],
    ['ROL', 'RON'],
    ['TRL', 'TRY'],
  ])
    assert.ok(
      pair.every((code) => codes.includes(code)),
      pair.join(),
    )
  assert.deepEqual(codes, [...new Set(codes)].sort())
  for (const { code, name } of currencies()) {
    assert.match(code, /^[A-Z]{3}$/)
    assert.ok(name.length > 2, code)
  }
})

test('assets have a code and a name and no double', () => {
  const codes = assets().map(({ code }) => code)
  assert.ok(codes.length >= 30)
  assert.equal(new Set(codes).size, codes.length)
  assert.deepEqual(
    assets().find(({ code }) => code === 'BTC'),
    { code: 'BTC', name: 'Bitcoin' },
  )
})

test('the trees of both versions differ where the document says so', () => {
  assert.ok(categoryTrees().personal['home']?.includes('mortgage_and_rent'))
  assert.ok(!categoryTrees(5).personal['home']?.includes('mortgage_and_rent'))
})

test('a parent can be assigned only when it has no children', () =>
  assert.deepEqual(assignableCodes({ home: ['rent'], transfer: [] }), ['rent', 'transfer']))
