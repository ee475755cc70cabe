import assert from 'node:assert/strict'
import { it } from 'node:test'
import { providerIn, templateIn } from './payment-field.ts'
import { paymentFieldsOf } from './template-rules.ts'

type Row = Record<string, unknown>

const field = (name: string, nature = 'text', optional = false): Row => ({ name, nature, optional })

it('reads templates and providers as far as they can be read', () => {
  assert.equal(templateIn({ payment_fields: [] }), undefined)
  assert.equal(templateIn({ identifier: 'SEPA' }), undefined)
  const bare = { name: 'a', nature: '', optional: false, options: [], validationRegexp: undefined }
  const fields = [{ name: 'a' }, {}, 'text', { name: 'a', nature: 7, optional: 'yes', field_options: {}, extra: 'x' }]
  assert.deepEqual(templateIn({ identifier: 'SEPA', payment_fields: fields }), {
    identifier: 'SEPA',
    deprecated: false,
    fields: [bare, bare],
  })
  const rich = {
    ...field('mode', 'select', true),
    field_options: [{ option_value: 'A' }, { option_value: 7 }, 'B'],
    extra: { validation_regexp: '^A$' },
  }
  assert.deepEqual(templateIn({ identifier: 'SEPA', deprecated: true, payment_fields: [rich] }), {
    identifier: 'SEPA',
    deprecated: true,
    fields: [{ name: 'mode', nature: 'select', optional: true, options: ['A'], validationRegexp: '^A$' }],
  })
  for (const text of ['', 7])
    assert.deepEqual(
      templateIn({ identifier: 'S', payment_fields: [{ name: 'a', extra: { validation_regexp: text } }] })?.fields,
      [bare],
    )
  assert.equal(providerIn({ status: 'active' }), undefined)
  const plain = { code: 'a' }
  assert.deepEqual(providerIn(plain), { code: 'a', status: undefined, templates: [], row: plain })
  const full = { code: 'a', status: 'active', payment_templates: ['SEPA', 7] }
  assert.deepEqual(providerIn(full), { code: 'a', status: 'active', templates: ['SEPA'], row: full })
  assert.deepEqual(paymentFieldsOf({ payment_fields: [{ a: 1 }, 'b'] }), [{ a: 1 }])
})
