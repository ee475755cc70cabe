import { cases } from '../../../core/test-support/cases.ts'
import {
  sampleData,
  sampleExchange,
  sampleTransportError,
} from '../../../harness/checks/test-support/sample-exchange.ts'
import { isFakeOrSandbox, onlyFakeOrSandbox, refusedToPending, someFakeOrSandbox } from './providers-of-pending.ts'
import { noTransactions } from './nothing-fetched.ts'
import { treeOfAVersion } from '../../../harness/checks/categories/category-trees.ts'

const list = (...data: object[]) => [sampleExchange(200, { data, meta: { next_id: null } })]
const fake = { id: '1', code: 'fakebank_xf', name: 'Fake Bank', country_code: 'XF' }
const sandbox = { id: '2', code: 'harbour_sandbox_gb', name: 'Harbour', country_code: 'GB' }
const real = { id: '3', code: 'contest_gb', name: 'Contest Bank', country_code: 'GB' }
const shown = sampleData(real)
const gone = sampleExchange(404, { error_class: 'ProviderNotFound' })
const refusal = [sampleExchange(400, { error_class: 'ActionNotAllowed' })]
const [none, rows] = [list(), list({ id: '1' })]
const older = { personal: { home: ['mortgage_and_rent'] }, business: { office: ['equipment'] } }
const newer = { personal: { home: ['mortgage', 'rent'] }, business: { real_estate: ['office_rent'] } }
const mixed = sampleData({ personal: older.personal, business: newer.business })
const neither = sampleData({ personal: { home: ['mortgage'] }, business: {} })

cases(
  'knows a fake or sandbox provider by its country, its code or its name',
  ...['fake_bank', 'bank_FAKE', 'my-sandbox', 'demo', 'demo_bank', 'bank test', 'x-test', 'test-bank'].map(
    (code) => [isFakeOrSandbox({ code }), true, code] as const,
  ),
  ...['contest', 'testing', 'democracy', 'tested_gb', 'attest'].map(
    (code) => [isFakeOrSandbox({ code }), false, code] as const,
  ),
  [isFakeOrSandbox({ name: 'Demo' }), true],
  [isFakeOrSandbox({ country_code: 'XF' }), true],
  'shows a pending client no providers but these, where others could be withheld',
  [onlyFakeOrSandbox(list(fake, sandbox), list(fake, real)), 'held: holds-for (2)'],
  [onlyFakeOrSandbox(list(fake, sandbox), list(fake, sandbox)), 'untested: nothing-to-check (2)'],
  [onlyFakeOrSandbox(list(fake, real), list(fake, real)), 'broken: contest_gb at data[1]'],
  [onlyFakeOrSandbox(refusal, none), 'inconclusive: nothing-to-check'],
  'refuses a pending client alone the others',
  [refusedToPending([[shown, gone]]), 'held'],
  [
    refusedToPending([
      [shown, gone],
      [shown, shown],
    ]),
    'broken',
  ],
  [refusedToPending([[gone, gone]]), 'untested'],
  [refusedToPending([[shown, sampleTransportError()]]), 'inconclusive'],
  'shows at least one that a pending client may use',
  [someFakeOrSandbox(list(fake, real, sandbox)), 'held: holds-for'],
  [someFakeOrSandbox(list(real)), 'broken: none at data'],
  [someFakeOrSandbox(refusal), 'inconclusive: nothing-to-check'],
  'takes a tree of either version, each for itself, and none that lacks a code of both',
  [treeOfAVersion(mixed, 'personal', [older, newer]), 'held'],
  [treeOfAVersion(neither, 'personal', [older, newer]), 'broken'],
  [treeOfAVersion(sampleData({}), 'personal', []), 'inconclusive: nothing-to-check'],
  'wants a lead to have no transactions, or to be refused a list that others are shown',
  [noTransactions(none, rows), 'held: holds (2)'],
  [noTransactions(refusal, rows), 'held: refused (2)'],
  [noTransactions([...none, ...refusal], [...rows, ...refusal]), 'inconclusive: control-alike (4)'],
)
