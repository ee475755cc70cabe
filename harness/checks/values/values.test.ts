import { test } from 'node:test'
import type { Exchange } from '../../../core/exchange.ts'
import { cases, says } from '../../../core/test-support/cases.ts'
import { sampleData, sampleTransportError, sampleRefusal, sampleExchange } from '../test-support/sample-exchange.ts'
import { comesBack, liesAhead, valueIs, valuesDiffer } from './value-is.ts'
import { defaultShown, settingShown } from './setting-shown.ts'
import { valuesSatisfy } from './values-satisfy.ts'
import { overRows, rowsSatisfy } from './rows-satisfy.ts'
import { shownLinksResolve, shownValuesMatch } from './matches-schema.ts'
import { laterFieldsNoted, wordsSeen } from '../answers/noted.ts'
import { namesDiffer } from './names-differ.ts'
import { neverUpdatedBeforeCreated } from './never-updated-before-created.ts'

const customer = (id: unknown) => sampleData({ id })
const silent = sampleTransportError()
const back = (sent: unknown, shown: unknown) => {
  const exchange = sampleData({ identifier: shown })
  const body = sent === undefined ? '' : JSON.stringify(sent)
  return comesBack({ ...exchange, request: { ...exchange.request, body } }, 'data.identifier')
}
const differ = (...ids: string[]) => valuesDiffer(ids.map(customer), 'data.id')
const ahead = (text: string, now = Date.parse('2026-03-02T08:00:00Z') / 1000) =>
  liesAhead(sampleData({ expires_at: text }), 'data.expires_at', now)

cases(
  'A value is the one wanted and no other',
  [valueIs(customer('8'), 'data.id', '7'), 'broken: "8" at data.id'],
  [valueIs(silent, 'data.id', '7'), 'inconclusive: transport-error'],
  'What comes back is what was sent there',
  [back({ data: { identifier: 'Zoë' } }, 'Zoë'), 'held: value-as-expected'],
  [back({ data: { identifier: 'Zoë' } }, undefined), 'inconclusive: nothing-to-check'],
  [back(undefined, 'Zoë'), 'inconclusive: request-has-no'],
  'Values differ, each from all others',
  [differ('7', '8', '7'), 'broken: "7" twice at data.id (2)'],
  [differ('7'), 'inconclusive: too-few'],
  'A moment lies ahead, whatever its offset; the present does not',
  [ahead('2026-03-02T08:00:01'), 'held: value-as-expected'],
  [ahead('2026-03-02T08:00:01+02:00'), 'broken: 2026-03-02T08:00:01+02:00 at data.expires_at'],
  [ahead('1970-01-01T00:01:00Z', 60), 'broken: 1970-01-01T00:01:00Z at data.expires_at'],
  [ahead('x'.repeat(99), 57), 'inconclusive: not-shown'],
  [liesAhead(silent, 'data.expires_at', 0), 'inconclusive: transport-error'],
)

const showing = (locale?: unknown) => sampleData({ locale })
const shown = (answer: ReturnType<typeof showing>) => settingShown(answer, 'data.locale', 'de')
const byDefault = (left: ReturnType<typeof showing>, other = showing('de')) =>
  defaultShown(left, other, 'data.locale', { wanted: 'en', is: (value) => value === 'en' })
const refusal = sampleRefusal(400, 'InvalidFromDate')

cases(
  'A setting is shown as it was sent',
  [settingShown(sampleData({ on: false }), 'data.on', false), 'held: value-as-expected'],
  [shown(showing('en')), 'broken: "en" at data.locale'],
  [shown(showing(null)), 'untested: left-out'],
  [shown(refusal), 'inconclusive: nothing-to-check'],
  'Its default is shown where it was left out, beside another value that was sent',
  [byDefault(showing('en')), 'held: holds (2)'],
  [byDefault(showing('es')), 'broken: "es" at data.locale (2)'],
  [byDefault(showing('en'), showing(null)), 'untested: left-out (2)'],
)

const rule = { pick: 'data[].currency_code', wanted: 'a code of the list of currencies' }
const satisfy = (...exchanges: Array<ReturnType<typeof sampleData>>) =>
  valuesSatisfy(exchanges, Array.isArray, { pick: 'data', wanted: 'a list' })

cases(
  'Every value that is shown is as wanted, and every list must be read',
  [satisfy(sampleData([]), sampleExchange(200, {})), 'held: holds-for (2)'],
  [satisfy(sampleData([]), sampleRefusal(404, 'X')), 'inconclusive: nothing-to-check'],
  [valuesSatisfy([sampleData([])], () => true, rule), 'inconclusive: nothing-to-check'],
)

const pages = [['1', '2'], ['3']].map((ids) =>
  sampleData(ids.map((id) => ({ id, account_id: id === '3' ? 'b' : 'a' }))),
)

const list = (...numbers: number[]) => [sampleData(numbers.map((n) => ({ n })))]
const even = {
  what: 'number',
  wanted: 'even',
  faultIn: ({ n }: Record<string, unknown>) => (Number(n) % 2 ? { got: 'odd', place: 'n' } : undefined),
}

cases(
  'rowsSatisfy is broken by one row, on whatever page, and shows its id where nothing else is named',
  [rowsSatisfy(pages, (row) => row.account_id === 'a', { wanted: 'account_id a' }), 'broken: row 3 at data[0]'],
  'overRows says which row breaks a rule, and where below it',
  [overRows(list(2, 3), even), 'broken: odd at data[1].n'],
  [overRows(list(3), { ...even, concerns: () => false }), 'untested: nothing-to-check'],
  'overRows is inconclusive without rows',
  [overRows(list(), even), 'inconclusive: nothing-to-check'],
)

const options = { pick: 'data[].extra', obligation: 'ais/accounts/card-type-words' }
const finding = (data: unknown) => shownValuesMatch([sampleData(data)], 'ais/account-extra', options)

cases(
  'shownValuesMatch is untested where rows leave the value out, and inconclusive without rows',
  ...[{ id: '1' }, { id: '1', extra: null }, { id: '1', extra: {} }].map(
    (row) => [finding([row]), 'untested: left-out'] as const,
  ),
)

const codes = (data: unknown, known: string[]) =>
  shownLinksResolve([sampleData(data)], known, { pick: 'data[].assets[].code', wanted: 'a listed code' })

test('shownValuesMatch follows the links that are shown', () => {
  const row = { id: '1', assets: [{ code: 'XAU' }] }
  says(codes([row], ['XAU']), 'held: holds-for')
  says(codes([row], ['BTC']), 'broken: "XAU" at data[0].assets[0].code')
  says(codes([row], []), 'inconclusive: nothing-to-check')
})

test('shownValuesMatch needs every list to be read, and one value shown anywhere', () => {
  const both = (other: Exchange) => shownValuesMatch([sampleData([{ id: '2' }]), other], 'ais/account-extra', options)
  says(both(sampleData([{ id: '1', extra: { card_type: 'visa' } }])), 'held: values-shown (2)')
  says(both(sampleRefusal(400, 'ClientDisabled')), 'inconclusive: nothing-to-check')
  says(codes([{ id: '1', assets: [{ code: null }] }], ['XAU']), 'untested: left-out')
})

const natures = sampleData([{ nature: 'card' }, { nature: 'account' }, { nature: 'card' }, {}])
const refusedWithWord = sampleExchange(400, { data: [{ nature: 'card' }] })

cases(
  'wordsSeen notes the words of accepted answers, and is inconclusive where there is none',
  [wordsSeen([natures, sampleRefusal(400, 'AnyClass')], 'data[].nature'), 'noted: values-shown (2)'],
  [wordsSeen([refusedWithWord], 'data[].nature'), 'inconclusive: nothing-to-check'],
  'Fields of a later version are noted, and none without a resource',
  [laterFieldsNoted(sampleData({ id: '1', logo_url: 'x' }), ['mode']), 'noted: values-shown'],
  [laterFieldsNoted(sampleRefusal(404, 'ProviderNotFound'), ['mode']), 'inconclusive: nothing-to-check'],
)

const detail = (...names: string[]) => sampleData({ required_fields: names.map((name) => ({ name })) })
const namesIn = (...details: Exchange[]) =>
  namesDiffer(details, ['data.required_fields', 'data.interactive_fields'], 'name')

const early = '2026-01-01T10:00:00Z'
const late = '2026-01-01T10:00:02.5+00:00'
const updated = (data: unknown) =>
  neverUpdatedBeforeCreated(sampleData(data), [{ place: 'data', value: data }], Date.parse(late))

cases(
  'namesDiffer finds a name that one array has twice',
  [namesIn(detail('login', 'login')), /^broken: .* at data\.required_fields\[1\]\.name/],
  [namesIn(detail()), 'inconclusive: nothing-to-check'],
  [namesIn(sampleRefusal(404, 'ProviderNotFound')), 'inconclusive: nothing-to-check'],
  'A resource that is updated earlier is found at its place, at any depth',
  [
    updated([{ created_at: early, updated_at: late }, { last_attempt: { created_at: late, updated_at: early } }]),
    'broken: updated 2.5 s before it was created at data[1].last_attempt.updated_at',
  ],
  'One that is updated when it is created or later is right',
  [updated([late, early].map((updated_at) => ({ created_at: early, updated_at }))), 'held: holds-for'],
  'A moment that is missing, or later than any other, says nothing',
  [updated({ created_at: '2026-01-02T00:00:00Z', updated_at: early }), 'nothing to say'],
)
