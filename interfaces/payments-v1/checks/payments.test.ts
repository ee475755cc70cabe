import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Exchange } from '../../../core/exchange.ts'
import type { Judgement } from '../../../core/judgement.ts'
import type { PaymentField } from './payment-field.ts'
import { sampleData, sampleExchange, sampleTransportError } from '../../../harness/checks/answers/sample-exchange.ts'
import { overRows, rowsDifferIn } from './over-rows.ts'
import { requiredFieldsListed, requiredFieldsResolve, type RequiredFieldsShown } from './required-fields-listed.ts'
import { sepaFieldsDemanded, sepaFieldsOptional, sepaLongitude, sepaModes } from './sepa-template.ts'
import { agreesWithList, fieldNamesDiffer, fieldsNameTheirTemplate } from './template-rules.ts'
import { typesSeen } from '../../../harness/checks/values/types-seen.ts'
import { unreadRegexps } from './unread-regexps.ts'

type Row = Record<string, unknown>
type Case = [what: string, judgement: Judgement | undefined, finding: Judgement['finding'] | undefined]

const list = (...rows: Row[]): Exchange[] => [sampleExchange(200, { data: rows, meta: {} })]
const template = (fields: Row[], more: Row = {}): Row => ({
  id: '7',
  identifier: 'SEPA',
  payment_fields: fields,
  ...more,
})
const field = (name: string, nature = 'text', optional = false): Row => ({ name, nature, optional })
const mode = (selected: string, values = ['NORMAL', 'INSTANT']): Row => ({
  ...field('mode', 'select'),
  field_options: values.map((value) => ({ option_value: value, selected: value === selected })),
})
const sepa = [
  field('amount', 'number'),
  field('creditor_iban'),
  field('creditor_name'),
  field('customer_ip_address'),
  mode('NORMAL'),
]
const shown = (read: Array<[string, string[]]>, value: unknown = {}): RequiredFieldsShown => ({
  code: 'bank',
  templates: ['SEPA', 'FPS'],
  shown: value,
  read: new Map(read),
  exchange: sampleData({}),
})
const alone = (row: Row) => sampleData(row)
const regexps = (...texts: string[]) => [
  {
    identifier: 'SEPA',
    deprecated: false,
    fields: texts.map((validationRegexp): PaymentField => {
      return { name: 'a', nature: 'text', optional: false, options: [], validationRegexp }
    }),
  },
]
const even = {
  what: 'row',
  wanted: 'even',
  faultIn: ({ n }: Row) => (Number(n) % 2 ? { got: 'odd', place: 'n' } : undefined),
}
const known = new Map([['SEPA', ['amount']]])

const cases: Case[] = [
  ['rows that keep a rule', overRows(list({ n: 2 }), even), 'held'],
  ['a row that breaks it', overRows(list({ n: 2 }, { n: 3 }), even), 'broken'],
  ['no row', overRows(list(), even), 'inconclusive'],
  ['no row that it is about', overRows(list({ n: 3 }), { ...even, concerns: () => false }), 'untested'],
  ['no list', overRows([sampleData({})], even), 'inconclusive'],
  ['no answer', overRows([sampleTransportError()], even), 'inconclusive'],
  ['codes that differ', rowsDifferIn(list({ code: 'a' }, { code: 'b' }), 'code', 'row'), 'held'],
  ['one code twice', rowsDifferIn(list({ code: 'a' }, { code: 'a' }), 'code', 'row'), 'broken'],
  ['one code twice, apart', rowsDifferIn(list({ code: 'a' }, { code: 'a' }), 'code', 'row', () => true), 'held'],
  ['names that differ', fieldNamesDiffer(list(template(sepa))), 'held'],
  ['one name twice', fieldNamesDiffer(list(template([...sepa, field('amount')]))), 'broken'],
  ['fields of their template', fieldsNameTheirTemplate(list(template([{ payment_template_id: 7 }]))), 'held'],
  ['fields of another', fieldsNameTheirTemplate(list(template([{ payment_template_id: '8' }]))), 'broken'],
  ['the fields of the list', agreesWithList(alone(template(sepa)), list(template(sepa.toReversed()))), 'held'],
  ['other fields than in the list', agreesWithList(alone(template(sepa.slice(1))), list(template(sepa))), 'broken'],
  ['a template that is not listed', agreesWithList(alone(template(sepa)), list()), 'inconclusive'],
  ['the demanded fields of SEPA', sepaFieldsDemanded(list(template(sepa))), 'held'],
  ['a demanded field that is missing', sepaFieldsDemanded(list(template(sepa.slice(1)))), 'broken'],
  ['one of another nature', sepaFieldsDemanded(list(template([field('amount'), ...sepa.slice(1)]))), 'broken'],
  [
    'one that is optional',
    sepaFieldsDemanded(list(template([field('amount', 'number', true), ...sepa.slice(1)]))),
    'broken',
  ],
  ['no SEPA template', sepaFieldsDemanded(list(template(sepa, { identifier: 'FPS' }))), 'untested'],
  ['optional fields of SEPA', sepaFieldsOptional(list(template([field('debtor_name', 'text', true)]))), 'held'],
  ['one that is not optional', sepaFieldsOptional(list(template([field('debtor_name')]))), 'broken'],
  ['the modes of SEPA', sepaModes(list(template(sepa))), 'held'],
  ['another preselected mode', sepaModes(list(template([mode('INSTANT')]))), 'broken'],
  ['a third mode', sepaModes(list(template([mode('NORMAL', ['NORMAL', 'INSTANT', 'SLOW'])]))), 'broken'],
  ['a longitude', sepaLongitude(list(template([field('customer_longitude')]))), 'noted'],
  [
    'required fields of each',
    requiredFieldsListed([
      shown([
        ['SEPA', ['amount']],
        ['FPS', []],
      ]),
    ]),
    'held',
  ],
  ['required fields in an unknown form', requiredFieldsListed([shown([])]), 'held'],
  ['required fields of one alone', requiredFieldsListed([shown([['SEPA', ['amount']]])]), 'broken'],
  ['no required fields', requiredFieldsListed([shown([], null)]), 'broken'],
  ['no detail', requiredFieldsListed([]), 'untested'],
  ['required fields that there are', requiredFieldsResolve([shown([['SEPA', ['amount']]])], known), 'held'],
  ['one that there is not', requiredFieldsResolve([shown([['SEPA', ['shoe_size']]])], known), 'broken'],
  ['none that can be read', requiredFieldsResolve([shown([])], known), 'untested'],
  ['types', typesSeen(list({ provider_id: 4 }, { provider_id: null }), 'data[].provider_id'), 'noted'],
  ['regular expressions that none can run', unreadRegexps(regexps('a++')), 'inconclusive'],
  ['some that can be run', unreadRegexps(regexps('a++', '^a$')), undefined],
  ['none at all', unreadRegexps(regexps()), undefined],
]

describe('the checks of payment initiation', () => {
  for (const [what, judgement, finding] of cases)
    it(`find ${finding ?? 'nothing'} in ${what}`, () => assert.equal(judgement?.finding, finding))
})
