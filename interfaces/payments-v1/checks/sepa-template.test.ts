import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Exchange } from '../../../core/exchange.ts'
import { sampleExchange } from '../../../harness/checks/answers/sample-exchange.ts'
import { says } from '../../../core/test-support/cases.ts'
import { sepaFieldsDemanded, sepaFieldsOptional, sepaLongitude, sepaModes } from './sepa-template.ts'

type Row = Record<string, unknown>

const list = (...rows: unknown[]): Exchange[] => [sampleExchange(200, { data: rows, meta: {} })]
const template = (fields: unknown, more: Row = {}): Row => ({
  id: '7',
  identifier: 'SEPA',
  payment_fields: fields,
  ...more,
})
const field = (name: string, nature = 'text', optional = false): Row => ({ name, nature, optional })
const options = (...values: unknown[]): Row => ({ ...field('mode', 'select'), field_options: values })
const option = (value: string, selected = false): Row => ({ option_value: value, selected })
const mode = options(option('NORMAL', true), option('INSTANT'))
const sepa = [
  field('amount', 'number'),
  ...['creditor_iban', 'creditor_name', 'customer_ip_address'].map((name) => field(name)),
  mode,
]

it('says what the SEPA template has and what it should', () => {
  says(sepaFieldsDemanded(list(template(sepa))), 'held: rows-as-documented')
  says(sepaFieldsDemanded(list(template(sepa, { identifier: 'sepa' }))), 'held: rows-as-documented')
  says(sepaFieldsDemanded(list(template(sepa, { identifier: 7 }))), 'untested: no-row-concerned')
  says(sepaFieldsDemanded(list(template([]))), 'broken: no field amount at data[0].payment_fields')
  says(sepaFieldsDemanded(list(template([field('amount')]))), 'broken: amount of nature text at data[0]')
  says(sepaFieldsDemanded(list(template([field('amount', 'number', true)]))), 'broken: amount optional at data[0]')
  says(
    sepaFieldsDemanded(list(template(sepa.map((one) => (one === mode ? field('mode') : one))))),
    'broken: mode of nature text at data[0]',
  )
  says(sepaFieldsOptional(list(template([field('debtor_iban')]))), 'broken: debtor_iban not optional at data[0]')
  says(sepaFieldsOptional(list(template([field('debtor_iban', 'text', true)]))), 'held: rows-as-documented')
  says(sepaFieldsOptional(list(template(sepa))), 'untested: no-row-concerned')
  says(sepaModes(list(template(sepa))), 'held: rows-as-documented')
  says(sepaModes(list(template([field('mode')]))), 'untested: no-row-concerned')
  says(sepaModes(list(template([options('x')]))), 'untested: no-row-concerned')
  says(sepaModes(list(template([]))), 'untested: no-row-concerned')
  says(
    sepaModes(list(template([options(option('NORMAL'), option('INSTANT'))]))),
    'broken: INSTANT, NORMAL; selected: none at data[0]',
  )
  says(
    sepaModes(list(template([options(option('NORMAL', true), option('INSTANT', true))]))),
    'broken: INSTANT, NORMAL; selected: NORMAL, INSTANT at data[0]',
  )
  says(sepaModes(list(template([options(option('NORMAL', true))]))), 'broken: NORMAL; selected: NORMAL at data[0]')
  says(sepaLongitude(list(template([]))), 'noted: not-shown')
  says(
    sepaLongitude(list({ identifier: 'FPS' }, template([field('customer_longitude', 'number', true)]))),
    'noted: longitude-seen',
  )
  says(sepaLongitude([sampleExchange(200, {})]), 'noted: not-shown')
})

it('demands each field with its nature, and lets each optional one be left out', () => {
  const without = (name: string) => sepa.filter((one) => one.name !== name)
  for (const { name } of sepa)
    assert.equal(sepaFieldsDemanded(list(template(without(String(name))))).got, `no field ${String(name)}`)
  for (const { name } of sepa) {
    const other = [...without(String(name)), field(String(name), 'other')]
    assert.equal(sepaFieldsDemanded(list(template(other))).got, `${String(name)} of nature other`)
  }
  const optional = [
    'debtor_iban',
    'debtor_name',
    'debtor_region',
    'debtor_building_number',
    'creditor_agent',
    'creditor_address',
  ]
  for (const name of optional)
    assert.equal(sepaFieldsOptional(list(template([field(name)]))).got, `${name} not optional`)
})
