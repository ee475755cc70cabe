import { cases } from '../../../core/test-support/cases.ts'
import type { PaymentField } from '../checks/payment-field.ts'
import { valuesFor, violationsOf } from './attribute-values.ts'
import { requiredFieldsIn } from './attribute-set.ts'

const field = (change: Partial<PaymentField>): PaymentField => ({
  name: 'anything',
  nature: 'text',
  optional: false,
  options: [],
  validationRegexp: undefined,
  ...change,
})
const formed = (validationRegexp: string, change: Partial<PaymentField> = {}) => field({ validationRegexp, ...change })
/** Whether all values are of a type and a form. */
const are = (type: string, form: RegExp, of: PaymentField) =>
  valuesFor(of)?.values.every((value) => typeof value === type && form.test(String(value)))
const iban = valuesFor(formed('^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$', { name: 'creditor_iban' }))
const money = formed(String.raw`^\d+\.\d{2}$`, { nature: 'number' })

const violations = (of: PaymentField) => violationsOf(of).map(({ violation }) => violation)
const texts = (of: PaymentField) => violationsOf(of).flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
const list = 'a list in place of a value'
const address = { name: 'customer_ip_address' }
const listed = [
  { template_identifier: 'FPS', fields: ['sort_code'] },
  { identifier: 'SEPA', payment_fields: [{ name: 'amount' }] },
]

cases(
  'The values of a payment field are the profile’s before all others',
  [valuesFor(field({ nature: 'number' }), 'mine'), { values: ['mine'], by: 'given' }],
  'They are the options of a select field, and none without options',
  [valuesFor(field({ nature: 'select', options: ['A', 'B'] }))?.values, ['A', 'B']],
  [valuesFor(field({ nature: 'select' })), undefined],
  'They are numbers of the form that the regular expression wants',
  [are('number', /^\d+\.\d{2}$/, money), true],
  [valuesFor(money)?.by, 'stated'],
  'They are likely texts where they fit, else texts of the form, and none where no such text can be made',
  [iban?.form, undefined],
  [Boolean(valuesFor(formed('^x[0-9]{3}$'))?.form), true],
  [valuesFor(formed('^$')), undefined],
  'They are guesses where nothing that can be run settles a text',
  [valuesFor(field({}))?.by, 'guessed'],
  [valuesFor(formed('a++'))?.by, 'guessed'],
  'Violations are words or a list for a number, an unlisted option, and a text against the form',
  [violations(field({ nature: 'number' })), ['a number that is words', list]],
  'They are a number against the form too, where no way to write it fits',
  [violationsOf(formed('^[0-9]{1,9}([.][0-9]{1,2})?$', { nature: 'number' })).at(-1)?.value, -7],
  [violationsOf(formed('^-?[0-9]{1,3}([.][0-9]+)?$', { nature: 'number' })).at(-1)?.value, 12_345_678_901_234],
  [texts(field({ nature: 'select', options: ['A'] })), ['ASSAY_NO_SUCH_OPTION', 'a']],
  'They are other addresses for the IP address of the payer, unless its own form allows them',
  [texts(field(address)), ['2001:db8::10', '192.0.2.10\n~', '192.0.2.10.7', '192.0.2']],
  [new Set(violations(field(address))), new Set([list, 'an IP address of another form'])],
  [
    new Set(violations(formed(String.raw`^[0-9a-f.:\n~]+$`, address))),
    new Set([list, 'a text against its regular expression']),
  ],
  'They are a right text with a sign behind it, or a wrong line below it where the form is clearly of the whole text',
  [texts(formed(String.raw`\Ax\z`)), ['~', 'x~', 'x\n~']],
  [texts(formed('^x$')), ['~', 'x~']],
  [texts(formed(String.raw`\Ax[ ~]*\z`)), ['~']],
  'There are none that could be doubted',
  ...[field({}), formed('a++'), formed(''), formed('^.*$')].map((one) => [violations(one), [list]] as const),
  [violations(field({ nature: 'select' })), []],
  'Required fields are read from an object by template, of names or of fields',
  [requiredFieldsIn({ SEPA: { amount: {} } }, 'SEPA'), ['amount']],
  'They are read from a list of objects that name their template',
  [requiredFieldsIn(listed, 'SEPA'), ['amount']],
  [requiredFieldsIn(listed, 'FPS'), ['sort_code']],
  'They are unknown for another template, and in an unknown form',
  ...[{ FPS: [] }, 'amount', undefined, []].map((one) => [requiredFieldsIn(one, 'SEPA'), undefined] as const),
)
