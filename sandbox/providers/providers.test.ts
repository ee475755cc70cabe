import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { cases } from '../../core/test-support/cases.ts'
import { readTable } from '../../requirements/tables/read-table.ts'
import { dayMs } from '../basics/days.ts'
import { assignableCodes, categoryTrees } from '../reference/category-trees.ts'
import { dollarsFor, firstRatesDay, ratesOn } from '../reference/rates.ts'
import { datesRules } from '../rules/logins/dates-rules.ts'
import { categorize, descriptions } from './categorize.ts'
import { specialLogins } from './credentials.ts'
import { findProvider, listProviders } from './find-provider.ts'
import { holdingsOf } from './holdings-of.ts'
import { iban } from './iban.ts'

const texts = descriptions().map(({ text }) => text)
const used = (tree: 'personal' | 'business') => [...new Set(descriptions().map((line) => line[tree]))].sort()
const codes = (tree: 'personal' | 'business') => assignableCodes(categoryTrees()[tree]).sort()

const all = listProviders({ include_fake_providers: true })
const ids = all.map(({ id }) => Number(id))
const page = readFileSync(new URL('../../docs/sandbox-data.md', import.meta.url), 'utf8')
// Only the first provider of a series is named.
const single = all.map(({ code }) => code).filter((code) => !/^local_.*(?<!_gb)$/.test(code))

const rules = datesRules()
const starts = {
  '2026-11-21T00:00:00Z': '2026-09-21',
  '2026-12-31T23:59:59Z': '2026-10-31',
  '2026-04-30T12:00:00Z': '2026-02-28',
  '2028-04-30T12:00:00Z': '2028-02-29',
  '2026-01-31T12:00:00Z': '2025-11-30',
}
const moments = Object.keys(starts).map((text) => new Date(text))
const defaults = moments.flatMap((now) =>
  [rules.defaultFrom(now), rules.defaultTo(now)].map((day) =>
    rules.within(day, rules.windowStart(now), rules.windowEnd(now)),
  ),
)
const noDays = ['2026-02-29', '2026-13-01', '2026-1-1', '2026-01-01T00:00:00Z', ' 2026-01-01', '', 20260101, null]

cases(
  'The descriptions use every assignable code and no other, and none stands twice',
  [used('personal'), codes('personal')],
  [used('business'), codes('business')],
  [new Set(texts).size, texts.length],
  [descriptions().filter(({ least, most }) => least >= most || least * most <= 0), [], 'room between its amounts'],
  'A description is found exactly or within other words, in any case, and else uncategorized',
  [categorize('Night taxi', 'personal'), 'taxi'],
  [categorize('CARD 17 NIGHT TAXI BERLIN', 'business'), 'taxi'],
  [categorize('Flat rent', 'personal'), 'mortgage_and_rent'],
  [categorize('Flat rent', 'business'), 'office_rent'],
  [categorize('zzz', 'personal'), 'uncategorized'],
  [categorize('', 'business'), 'uncategorized'],
  [categorize('Flat rent', 'none'), 'uncategorized'],
  'Providers come in ascending order of ids, and no id or code stands twice',
  [ids, [...new Set(ids)].sort((a, b) => a - b)],
  [new Set(all.map(({ code }) => code)).size, all.length],
  'Fake providers are left out unless asked for, and found by their code all the same',
  [new Set(listProviders().map(({ fake }) => fake)), new Set([false])],
  [findProvider('fakebank_simple_xf')?.fake, true],
  [findProvider('nobody_xf'), undefined],
  'The documentation names every provider and every login with a behaviour of its own',
  [[...single, ...specialLogins().keys()].filter((name) => !page.includes(`\`${name}\``)), []],
  'Check digits of an account number are those of a published example',
  [iban('DE', '370400440532013000'), 'DE89370400440532013000'],
  'The window begins two months ago and ends tomorrow, also at the end of a year, with both defaults in it',
  [moments.map((now) => rules.windowStart(now)), Object.values(starts)],
  [rules.windowEnd(new Date('2026-12-31T23:00:00Z')), '2027-01-01'],
  [defaults.filter((lies) => !lies), []],
  [noDays.filter((value) => rules.wellFormed(value)), [], 'no days'],
  'Days before the first give the first day’s rates',
  [ratesOn('2010-01-01'), ratesOn(firstRatesDay)],
  [ratesOn('2014-03-20'), ratesOn(firstRatesDay)],
)

test('A failed rate is the one of the latest day before that has its own, and days differ', () => {
  assert.notDeepEqual(ratesOn('2014-03-22').rates, ratesOn(firstRatesDay).rates)
  let seen = 0
  for (let day = 1; day <= 28; day += 1) {
    const date = `2026-10-${String(day).padStart(2, '0')}`
    const dayBefore = new Date(Date.parse(`${date}T00:00:00Z`) - dayMs).toISOString().slice(0, 10)
    const before = new Map(ratesOn(dayBefore).rates.map((rate) => [rate.currency_code, rate.rate]))
    for (const { fail, currency_code, rate, issued_on } of ratesOn(date).rates) {
      assert.equal(issued_on < date, fail)
      if (!fail) continue
      seen += 1
      assert.equal(rate, before.get(currency_code), `${currency_code} on ${date}`)
    }
  }
  assert.ok(seen > 20)
})

test('A retired code follows the code that came after it', () =>
  assert.ok(Math.abs(dollarsFor('BYR', '2026-11-20')! * 10_000 - dollarsFor('BYN', '2026-11-20')!) < 1e-6))

/** Whether a value of each extra key is of the stated type. */
const typed: Record<string, (value: unknown) => boolean> = {
  decimal: (value) => typeof value === 'number' && Number.isFinite(value),
  date: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)),
  datetime: (value) => typeof value === 'string' && new Date(value).toISOString() === value,
  string: (value) => typeof value === 'string' && value !== '',
}

test('The simple provider’s first login shows every stated key, with its stated type', () => {
  const now = new Date('2026-11-21T10:00:00Z')
  const shown = holdingsOf(findProvider('fakebank_simple_xf')!, { login: 'username' }, { now }).accounts
  const keys = readTable('account-extra')
  for (const type of ['decimal', 'date', 'datetime', 'string'] as const)
    for (const key of keys[type]) {
      const values = shown.map(({ extra }) => extra[key]).filter((value) => value !== undefined)
      assert.ok(values.length > 0, `${key} is nowhere`)
      for (const value of values) assert.ok(typed[type]?.(value), `${key}: ${JSON.stringify(value)}`)
    }
  const left = ['assets', 'status', 'card_type', 'cards'].filter((key) => !shown.some(({ extra }) => key in extra))
  assert.deepEqual(left, [])
})
