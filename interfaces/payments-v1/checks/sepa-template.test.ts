import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { Exchange } from '../../../core/exchange.ts'
import { sampleExchange } from '../../../harness/checks/answers/sample-exchange.ts'
import { says } from '../../../harness/checks/answers/in-one-line.ts'
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
  says(sepaFieldsDemanded(list(template(sepa))), 'held: rows-as-documented; 1 exchange')
  says(sepaFieldsDemanded(list(template(sepa, { identifier: 'sepa' }))), 'held: rows-as-documented; 1 exchange')
  says(sepaFieldsDemanded(list(template(sepa, { identifier: 7 }))), 'untested: no-row-concerned; 1 exchange')
  says(
    sepaFieldsDemanded(list(template([]))),
    'broken: value-differs; got no field amount at data[0].payment_fields; 1 exchange',
  )
  says(
    sepaFieldsDemanded(list(template([field('amount')]))),
    'broken: value-differs; got amount of nature text at data[0]; 1 exchange',
  )
  says(
    sepaFieldsDemanded(list(template([field('amount', 'number', true)]))),
    'broken: value-differs; got amount optional at data[0]; 1 exchange',
  )
  says(
    sepaFieldsDemanded(list(template(sepa.map((one) => (one === mode ? field('mode') : one))))),
    'broken: value-differs; got mode of nature text at data[0]; 1 exchange',
  )
  says(
    sepaFieldsOptional(list(template([field('debtor_iban')]))),
    'broken: value-differs; got debtor_iban not optional at data[0]; 1 exchange',
  )
  says(sepaFieldsOptional(list(template([field('debtor_iban', 'text', true)]))), 'held: rows-as-documented; 1 exchange')
  says(sepaFieldsOptional(list(template(sepa))), 'untested: no-row-concerned; 1 exchange')
  says(sepaModes(list(template(sepa))), 'held: rows-as-documented; 1 exchange')
  says(sepaModes(list(template([field('mode')]))), 'untested: no-row-concerned; 1 exchange')
  says(sepaModes(list(template([options('x')]))), 'untested: no-row-concerned; 1 exchange')
  says(sepaModes(list(template([]))), 'untested: no-row-concerned; 1 exchange')
  says(
    sepaModes(list(template([options(option('NORMAL'), option('INSTANT'))]))),
    'broken: value-differs; got INSTANT, NORMAL; selected: none at data[0]; 1 exchange',
  )
  says(
    sepaModes(list(template([options(option('NORMAL', true), option('INSTANT', true))]))),
    'broken: value-differs; got INSTANT, NORMAL; selected: NORMAL, INSTANT at data[0]; 1 exchange',
  )
  says(
    sepaModes(list(template([options(option('NORMAL', true))]))),
    'broken: value-differs; got NORMAL; selected: NORMAL at data[0]; 1 exchange',
  )
  says(sepaLongitude(list(template([]))), 'noted: not-shown; 1 exchange')
  says(
    sepaLongitude(list({ identifier: 'FPS' }, template([field('customer_longitude', 'number', true)]))),
    'noted: longitude-seen; 1 exchange',
  )
  says(sepaLongitude([sampleExchange(200, {})]), 'noted: not-shown; 1 exchange')
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
