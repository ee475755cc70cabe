import { cases } from '../../../core/test-support/cases.ts'
import { sampleExchange } from '../../../harness/checks/test-support/sample-exchange.ts'
import { sepaFieldsDemanded, sepaFieldsOptional, sepaLongitude, sepaModes } from './sepa-template.ts'
import { field, list, mode, option, options, sepa } from './test-support/sepa-rows.ts'

const template = (fields: unknown, identifier: unknown = 'SEPA') =>
  list({ id: '7', identifier, payment_fields: fields })

cases(
  'demands each field of the SEPA template with its nature',
  [sepaFieldsDemanded(template(sepa)), 'held: seen'],
  [sepaFieldsDemanded(template(sepa, 'sepa')), 'held: seen'],
  [sepaFieldsDemanded(template(sepa, 7)), 'untested: cannot-decide'],
  [sepaFieldsDemanded(template([])), 'broken: no field amount at data[0].payment_fields'],
  [sepaFieldsDemanded(template([field('amount')])), 'broken: amount of nature text at data[0]'],
  [sepaFieldsDemanded(template([field('amount', 'number', true)])), 'broken: amount optional at data[0]'],
  [
    sepaFieldsDemanded(template(sepa.map((one) => (one === mode ? field('mode') : one)))),
    'broken: mode of nature text at data[0]',
  ],
  ...sepa
    .map(({ name }) => String(name))
    .flatMap((name) => {
      const without = sepa.filter((one) => one.name !== name)
      const other = [...without, field(name, 'other')]
      return [
        [sepaFieldsDemanded(template(without)).got, `no field ${name}`] as const,
        [sepaFieldsDemanded(template(other)).got, `${name} of nature other`] as const,
      ]
    }),
  [sepaFieldsDemanded(template([...sepa, field('customer_longitude', 'number', true)])), 'held: seen'],
  [
    sepaFieldsDemanded(template([...sepa, field('customer_longitude')])),
    'broken: customer_longitude of nature text at data[0]',
  ],
  'lets each optional field be left out',
  [sepaFieldsOptional(template([field('debtor_iban')])), 'broken: debtor_iban not optional at data[0]'],
  [sepaFieldsOptional(template([field('debtor_iban', 'text', true)])), 'held: seen'],
  [sepaFieldsOptional(template(sepa)), 'untested: cannot-decide'],
  ...['name', 'region', 'building_number']
    .map((part) => `debtor_${part}`)
    .concat('creditor_agent', 'creditor_address')
    .map((name) => [sepaFieldsOptional(template([field(name)])).got, `${name} not optional`] as const),
  'wants two modes, of which NORMAL is selected',
  [sepaModes(template(sepa)), 'held: seen'],
  [sepaModes(template([field('mode')])), 'untested: cannot-decide'],
  [sepaModes(template([options('x')])), 'untested: cannot-decide'],
  [sepaModes(template([])), 'untested: cannot-decide'],
  [
    sepaModes(template([options(option('NORMAL'), option('INSTANT'))])),
    'broken: INSTANT, NORMAL; selected: none at data[0]',
  ],
  [
    sepaModes(template([options(option('NORMAL', true), option('INSTANT', true))])),
    'broken: INSTANT, NORMAL; selected: NORMAL, INSTANT at data[0]',
  ],
  [sepaModes(template([options(option('NORMAL', true))])), 'broken: NORMAL; selected: NORMAL at data[0]'],
  [
    sepaModes(template([options(option('NORMAL', true), option('INSTANT'), option('SLOW'))])),
    'broken: INSTANT, NORMAL, SLOW; selected: NORMAL at data[0]',
  ],
  'notes a longitude',
  [sepaLongitude(template([])), 'noted: not-shown'],
  [
    sepaLongitude([...template([], 'FPS'), ...template([field('customer_longitude', 'number', true)])]),
    'noted: seen (2)',
  ],
  [sepaLongitude([sampleExchange(200, {})]), 'noted: not-shown'],
)
