import type { Rules } from '../../world/rules.ts'
import { changeAnswer, changeData } from '../kit/change-data.ts'
import type { Fault } from '../kit/fault.ts'

type Shape = Record<string, unknown>

/** Changes how every template is written. */
function changeTemplate(rules: Rules, change: (written: Shape) => Shape): void {
  const { paymentTemplate } = rules.shape
  rules.shape.paymentTemplate = (all, given) => change(paymentTemplate(all, given))
}

/** Changes how every payment field is written. */
function changeField(rules: Rules, change: (written: Shape) => Shape): void {
  const { paymentField } = rules.shape
  rules.shape.paymentField = (all, given) => change(paymentField(all, given))
}

/** Changes the fields of the SEPA template. */
function changeSepa(rules: Rules, change: (field: Shape) => Shape[]): void {
  changeTemplate(rules, (written) =>
    written.identifier === 'SEPA'
      ? { ...written, payment_fields: (written.payment_fields as Shape[]).flatMap(change) }
      : written,
  )
}

/** What payment initiation shows of templates, broken in one way each. */
export const paymentsTemplatesFaults: Fault[] = [
  {
    id: 'names-the-last-template-as-the-next',
    sentence: 'next_id of the list of templates is the last row of the page, so the next page repeats it.',
    patch: (rules) =>
      changeAnswer(rules, 'payment-templates/list', (answer) => {
        const { data, meta } = answer.json as { data?: Shape[]; meta?: Shape }
        if (typeof meta?.next_page !== 'string' || !data) return answer
        const last = String(data.at(-1)?.id)
        const next_page = meta.next_page.replace(`from_id=${String(meta.next_id)}`, `from_id=${last}`)
        return { ...answer, json: { data, meta: { ...meta, next_id: last, next_page } } }
      }),
  },
  {
    id: 'lists-templates-without-fields',
    sentence: 'One template of the list has no payment_fields.',
    patch: (rules) =>
      changeData(rules, 'payment-templates/list', (data) =>
        (data as Shape[]).map((one) => (one.identifier === 'LOCAL_AT' ? { ...one, payment_fields: undefined } : one)),
      ),
  },
  {
    id: 'writes-positions-of-one-template-as-text',
    interfaces: ['payments-v1'],
    sentence: 'A template shown alone has the positions of its fields as text; the list has them as numbers.',
    patch: (rules) =>
      changeData(rules, 'payment-templates/show', (data) => ({
        ...(data as Shape),
        payment_fields: ((data as Shape).payment_fields as Shape[]).map((field) => ({
          ...field,
          position: String(field.position),
        })),
      })),
  },
  {
    id: 'shows-templates-without-fields',
    sentence: 'The answer with one template has no payment_fields.',
    patch: (rules) =>
      changeData(rules, 'payment-templates/show', (data) => ({ ...(data as Shape), payment_fields: undefined })),
  },
  {
    id: 'shows-templates-with-other-fields',
    sentence: 'The answer with one template lacks its last field.',
    patch: (rules) =>
      changeData(rules, 'payment-templates/show', (data) => ({
        ...(data as Shape),
        payment_fields: ((data as Shape).payment_fields as unknown[]).slice(0, -1),
      })),
  },
  {
    id: 'asks-for-every-field-of-a-template-alone',
    sentence: 'A template by itself shows no field as optional.',
    patch: (rules) =>
      changeData(rules, 'payment-templates/show', (data) => ({
        ...(data as Shape),
        payment_fields: ((data as Shape).payment_fields as object[]).map((field) => ({ ...field, optional: false })),
      })),
  },
  {
    id: 'describes-templates-in-lists',
    interfaces: ['payments-v1'],
    sentence: 'description of a template is an array of strings.',
    patch: (rules) => changeTemplate(rules, (written) => ({ ...written, description: [written.description] })),
  },
  {
    id: 'describes-no-template',
    sentence: 'A template has no description.',
    patch: (rules) => changeTemplate(rules, ({ description: _description, ...rest }) => rest),
  },
  {
    id: 'shows-deprecated-only-where-true',
    sentence: 'deprecated is left out where it is false.',
    patch: (rules) =>
      changeTemplate(rules, ({ deprecated, ...rest }) => (deprecated === true ? { ...rest, deprecated } : rest)),
  },
  {
    id: 'lists-an-identifier-twice',
    sentence: 'Two templates have the same identifier.',
    patch: (rules) =>
      changeData(rules, 'payment-templates/list', (data) =>
        (data as Shape[]).flatMap((one) => (one.identifier === 'SIMPLE' ? [one, one] : [one])),
      ),
  },
  {
    id: 'writes-positions-as-text',
    interfaces: ['payments-v1'],
    sentence: 'position of a payment field is a string of digits.',
    patch: (rules) => changeField(rules, (written) => ({ ...written, position: String(written.position) })),
  },
  {
    id: 'names-payment-fields-by-language',
    sentence: 'english_name of a payment field is an object.',
    patch: (rules) => changeField(rules, (written) => ({ ...written, english_name: { en: written.english_name } })),
  },
  {
    id: 'marks-only-fields-with-checksums',
    sentence: 'checksummable is left out where it is false.',
    patch: (rules) =>
      changeField(rules, ({ checksummable, ...rest }) => (checksummable === true ? { ...rest, checksummable } : rest)),
  },
  {
    id: 'marks-only-optional-fields',
    sentence: 'optional is left out where it is false.',
    patch: (rules) => changeField(rules, ({ optional, ...rest }) => (optional === true ? { ...rest, optional } : rest)),
  },
  {
    id: 'calls-numbers-decimals',
    sentence: 'The nature of a number field is decimal.',
    patch: (rules) =>
      changeField(rules, (written) => ({
        ...written,
        nature: written.nature === 'number' ? 'decimal' : written.nature,
      })),
  },
  {
    id: 'lists-options-of-payments-as-texts',
    sentence: 'field_options of a payment field holds only the values.',
    patch: (rules) =>
      changeField(rules, (written) =>
        Array.isArray(written.field_options)
          ? { ...written, field_options: (written.field_options as Shape[]).map((option) => option.option_value) }
          : written,
      ),
  },
  {
    id: 'shows-a-field-twice',
    sentence: 'The SEPA template shows amount twice.',
    patch: (rules) => changeSepa(rules, (field) => (field.name === 'amount' ? [field, field] : [field])),
  },
  {
    id: 'gives-fields-to-another-template',
    sentence: 'payment_template_id of every field is that of the first template.',
    patch: (rules) => changeField(rules, (written) => ({ ...written, payment_template_id: '1' })),
  },
  {
    id: 'asks-the-amount-as-text',
    sentence: 'amount of the SEPA template is of nature text.',
    patch: (rules) => changeSepa(rules, (field) => [field.name === 'amount' ? { ...field, nature: 'text' } : field]),
  },
  {
    id: 'demands-the-region-of-the-debtor',
    sentence: 'debtor_region of the SEPA template is shown as not optional.',
    patch: (rules) =>
      changeSepa(rules, (field) => [field.name === 'debtor_region' ? { ...field, optional: false } : field]),
  },
  {
    id: 'preselects-instant-payments',
    sentence: 'INSTANT is the preselected mode of the SEPA template.',
    patch: (rules) =>
      changeSepa(rules, (field) => [
        field.name === 'mode'
          ? {
              ...field,
              field_options: (field.field_options as Shape[]).map((option) => ({
                ...option,
                selected: option.option_value === 'INSTANT',
              })),
            }
          : field,
      ]),
  },
  {
    id: 'writes-extra-of-fields-as-an-array',
    interfaces: ['payments-v1'],
    sentence: 'extra of a payment field is an array of pairs.',
    patch: (rules) => changeField(rules, (written) => ({ ...written, extra: Object.entries(written.extra as Shape) })),
  },
  {
    id: 'writes-moments-of-templates-as-seconds',
    interfaces: ['payments-v1'],
    sentence: 'created_at of a template is a number of seconds.',
    patch: (rules) =>
      changeTemplate(rules, (written) => ({ ...written, created_at: Date.parse(String(written.created_at)) / 1000 })),
  },
  {
    id: 'updates-templates-before-creating',
    interfaces: ['payments-v1'],
    sentence: 'updated_at of a template is a second before created_at.',
    patch: (rules) =>
      changeTemplate(rules, (written) => ({
        ...written,
        updated_at: new Date(Date.parse(String(written.created_at)) - 1000).toISOString(),
      })),
  },
]
