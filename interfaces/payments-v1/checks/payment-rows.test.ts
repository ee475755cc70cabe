import { cases, thrown } from '../../../core/test-support/cases.ts'
import { sampleData, sampleExchange, sampleRefusal } from '../../../harness/checks/test-support/sample-exchange.ts'
import { typesSeen } from '../../../harness/checks/answers/noted.ts'
import { providerIn, templateIn } from './payment-field.ts'
import { type RequiredFieldsShown, requiredFieldsListed, requiredFieldsResolve } from './required-fields-listed.ts'
import { rowsDifferIn } from './rows-differ.ts'
import { sepaFieldsDemanded, sepaFieldsOptional, sepaLongitude, sepaModes } from './sepa-template.ts'
import { agreesWithList, fieldsNameTheirTemplate, paymentFieldsOf, templatesFound } from './template-rules.ts'
import { type Row, field, list, option, options, sepa } from './test-support/sepa-rows.ts'
import { demandReadableRegexps } from './validation-regexp.ts'

const template = (fields: unknown, more: Row = {}): Row => ({
  id: '7',
  identifier: 'SEPA',
  payment_fields: fields,
  ...more,
})
const alone = (row: unknown) => sampleData(row)
const at = (identifier: string, status: number, body: unknown) =>
  sampleExchange(status, body, `http://target.test/api/payments/v1/templates/${identifier}`)
const shown = (read: Array<[string, string[]]>, value: unknown = {}): RequiredFieldsShown => ({
  code: 'bank',
  templates: ['SEPA', 'FPS'],
  shown: value,
  read: new Map(read),
  exchange: alone({}),
})
const known = new Map([['SEPA', ['amount', 'mode']]])
const regexps = (...texts: Array<string | undefined>) =>
  texts.map((validationRegexp) => ({
    identifier: 'SEPA',
    deprecated: false,
    fields: [{ name: 'a', nature: 'text', optional: false, options: [], validationRegexp }],
  }))

const unreadable = (all: Parameters<typeof demandReadableRegexps>[0]) => thrown(() => demandReadableRegexps(all))

cases(
  'says which row shows a text again',
  [rowsDifferIn(list({ code: 'a' }, { code: 'a' }), 'code', 'provider'), 'broken: a again at data[1].code'],
  [rowsDifferIn(list({ code: 1 }, { code: 1 }), 'code', 'provider'), 'untested: nothing-to-check'],
  'says what templates have and what they should',
  [fieldsNameTheirTemplate(list(template([{ payment_template_id: 7 }, {}]))), 'held: holds-for'],
  [
    fieldsNameTheirTemplate(list(template([{ payment_template_id: 7 }, { payment_template_id: '8' }]))),
    'broken: 8 in the template 7 at data[0]',
  ],
  [fieldsNameTheirTemplate(list(template([{ payment_template_id: '8' }], { id: null }))), 'untested: nothing-to-check'],
  [agreesWithList(sampleRefusal(404, 'PaymentTemplateNotFound'), list()), 'inconclusive: nothing-to-check'],
  [agreesWithList(alone(template(sepa)), list({ identifier: 'FPS' })), 'inconclusive: not-shown (2)'],
  [
    agreesWithList(alone(template([field('a', 'text', true)])), list(template([field('a')]))),
    'broken: a optional text at data.payment_fields (2)',
  ],
  [
    agreesWithList(alone(template([options('x', option('A'))])), list(template([field('b')]))),
    'broken: mode select (A) at data.payment_fields (2)',
  ],
  [
    agreesWithList(alone(template([])), [sampleData({}), ...list(template([field('b')]))]),
    'broken: no field at data.payment_fields (3)',
  ],
  [
    agreesWithList(alone(template([{ name: 'a', position: 0 }])), list(template([{ name: 'a', position: 1 }]))),
    'broken: 0 at data.payment_fields[0].position (2)',
  ],
  [
    agreesWithList(alone(template([{ name: 'a' }])), list(template([{ name: 'a', position: 1 }]))),
    'held: holds-for (2)',
  ],
  'says which listed template is not found by its identifier',
  [templatesFound([at('SEPA', 200, { data: { identifier: 'FPS' } })]), 'broken: "FPS" for SEPA at data.identifier'],
  'says which required fields are listed and known, and which types and regular expressions were seen',
  [requiredFieldsListed([]), 'untested: left-out (0)'],
  [requiredFieldsListed([shown([], null)]), 'broken: none at data.required_payment_fields'],
  [
    requiredFieldsListed([
      shown([
        ['SEPA', []],
        ['FPS', []],
      ]),
      shown([]),
    ]),
    'held: holds-for (2)',
  ],
  [requiredFieldsListed([shown([['SEPA', []]])]), 'broken: those of SEPA at data.required_payment_fields'],
  [
    requiredFieldsResolve([shown([['SEPA', ['amount', 'shoe_size']]])], known),
    'broken: shoe_size at data.required_payment_fields',
  ],
  [requiredFieldsResolve([shown([['FPS', ['shoe_size']]])], known), 'untested: left-out'],
  [
    typesSeen([...list({ id: 4 }, { id: 'a' }, { id: 5 }), sampleRefusal(400, 'Any')], 'data[].id'),
    'noted: values-shown (2)',
  ],
  [unreadable(regexps('a++', 'b++')), 'nothing-to-check'],
  [unreadable(regexps('a++', '^a$')), undefined],
  [
    unreadable(
      regexps('a++').map((one) => ({ ...one, fields: one.fields.map((own) => ({ ...own, nature: 'number' })) })),
    ),
    undefined,
  ],
)

const templates = (fields: unknown, identifier: unknown = 'SEPA') =>
  list({ id: '7', identifier, payment_fields: fields })

cases(
  'demands each field of the SEPA template with its nature',
  [sepaFieldsDemanded(templates(sepa, 'sepa')), 'held: holds-for'],
  [sepaFieldsDemanded(templates([])), 'broken: no field amount at data[0].payment_fields'],
  [sepaFieldsDemanded(templates([field('amount', 'number', true)])), 'broken: amount optional at data[0]'],
  ...sepa
    .map(({ name }) => String(name))
    .flatMap((name) => {
      const without = sepa.filter((one) => one.name !== name)
      const other = [...without, field(name, 'other')]
      return [
        [sepaFieldsDemanded(templates(without)).got, `no field ${name}`] as const,
        [sepaFieldsDemanded(templates(other)).got, `${name} of nature other`] as const,
      ]
    }),
  [sepaFieldsDemanded(templates([...sepa, field('customer_longitude', 'number', true)])), 'held: holds-for'],
  [
    sepaFieldsDemanded(templates([...sepa, field('customer_longitude')])),
    'broken: customer_longitude of nature text at data[0]',
  ],
  'lets each optional field be left out',
  ...['name', 'region', 'building_number']
    .map((part) => `debtor_${part}`)
    .concat('creditor_agent', 'creditor_address')
    .map((name) => [sepaFieldsOptional(templates([field(name)])).got, `${name} not optional`] as const),
  'wants two modes, of which NORMAL is selected',
  [sepaModes(templates(sepa)), 'held: holds-for'],
  [sepaModes(templates([options('x')])), 'untested: nothing-to-check'],
  [
    sepaModes(templates([options(option('NORMAL', true), option('INSTANT', true))])),
    'broken: INSTANT, NORMAL; selected: NORMAL, INSTANT at data[0]',
  ],
  'notes a longitude',
  [sepaLongitude(templates([])), 'noted: not-shown'],
  [
    sepaLongitude([...templates([], 'FPS'), ...templates([field('customer_longitude', 'number', true)])]),
    'noted: values-shown (2)',
  ],
)

const fieldsOf = (...fields: unknown[]) => templateIn({ identifier: 'SEPA', payment_fields: fields })?.fields
const bare = { name: 'a', nature: '', optional: false, options: [], validationRegexp: undefined }
const formed = (validation_regexp: unknown) => fieldsOf({ name: 'a', extra: { validation_regexp } })
const field_options = [{ option_value: 'A' }, { option_value: 7 }, 'B']
const rich = { name: 'mode', nature: 'select', optional: true, field_options, extra: { validation_regexp: '^A$' } }
const full = { code: 'a', status: 'active', payment_templates: ['SEPA', 7] }

cases(
  'A template is read as far as it can be read',
  [templateIn({ payment_fields: [] }), undefined],
  [templateIn({ identifier: 'SEPA' }), undefined],
  [
    templateIn({ identifier: 'SEPA', deprecated: true, payment_fields: [rich] }),
    {
      identifier: 'SEPA',
      deprecated: true,
      fields: [{ name: 'mode', nature: 'select', optional: true, options: ['A'], validationRegexp: '^A$' }],
    },
  ],
  [formed(''), [bare]],
  [paymentFieldsOf({ payment_fields: [{ a: 1 }, 'b'] }), [{ a: 1 }]],
  'A provider is read as far as it can be read',
  [providerIn({ status: 'active' }), undefined],
  [providerIn(full), { code: 'a', status: 'active', templates: ['SEPA'], row: full }],
)
