import { cases } from '../../../core/test-support/cases.ts'
import { providerIn, templateIn } from './payment-field.ts'
import { paymentFieldsOf } from './template-rules.ts'

const fieldsOf = (...fields: unknown[]) => templateIn({ identifier: 'SEPA', payment_fields: fields })?.fields
const bare = { name: 'a', nature: '', optional: false, options: [], validationRegexp: undefined }
const formed = (validation_regexp: unknown) => fieldsOf({ name: 'a', extra: { validation_regexp } })
const field_options = [{ option_value: 'A' }, { option_value: 7 }, 'B']
const rich = { name: 'mode', nature: 'select', optional: true, field_options, extra: { validation_regexp: '^A$' } }
const plain = { code: 'a' }
const full = { code: 'a', status: 'active', payment_templates: ['SEPA', 7] }

cases(
  'A template is read as far as it can be read',
  [templateIn({ payment_fields: [] }), undefined],
  [templateIn({ identifier: 'SEPA' }), undefined],
  [
    fieldsOf({ name: 'a' }, {}, 'text', { name: 'a', nature: 7, optional: 'yes', field_options: {}, extra: 'x' }),
    [bare, bare],
  ],
  [
    templateIn({ identifier: 'SEPA', deprecated: true, payment_fields: [rich] }),
    {
      identifier: 'SEPA',
      deprecated: true,
      fields: [{ name: 'mode', nature: 'select', optional: true, options: ['A'], validationRegexp: '^A$' }],
    },
  ],
  [templateIn({ identifier: 'SEPA', payment_fields: [] })?.deprecated, false],
  [
    [formed(''), formed(7)],
    [[bare], [bare]],
  ],
  [paymentFieldsOf({ payment_fields: [{ a: 1 }, 'b'] }), [{ a: 1 }]],
  'A provider is read as far as it can be read',
  [providerIn({ status: 'active' }), undefined],
  [providerIn(plain), { code: 'a', status: undefined, templates: [], row: plain }],
  [providerIn(full), { code: 'a', status: 'active', templates: ['SEPA'], row: full }],
)
