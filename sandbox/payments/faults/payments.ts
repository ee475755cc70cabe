import type { Rules } from '../../world/rules.ts'
import type { Fault } from '../../faults/kit/fault.ts'
import { faultsNamed } from '../../faults/kinds/faults-named.ts'
import { wrapRule } from '../../world/change-rule.ts'
import { changeAnswers } from '../../faults/kit/change-answers.ts'
import { changeAnswer, changeData } from '../../faults/kit/change-data.ts'

type Shape = Record<string, unknown>

function changeProvider(rules: Rules, change: (written: Shape) => Shape): void {
  const { paymentProvider } = rules.shape
  rules.shape.paymentProvider = (all, given) => change(paymentProvider(all, given))
}

const interfaces = ['payments-v1']

const template = 'payment-templates/show'

/** Changes whether a signature is needed at an address. */
function signAt(rules: Rules, address: RegExp, needed: boolean): void {
  const { required } = rules.signing
  rules.signing.required = (client, request) => (address.test(request.url) ? needed : required(client, request))
}

function changeTemplate(rules: Rules, change: (written: Shape) => Shape): void {
  const { paymentTemplate } = rules.shape
  rules.shape.paymentTemplate = (all, given) => change(paymentTemplate(all, given))
}

function changeField(rules: Rules, change: (written: Shape) => Shape): void {
  const { paymentField } = rules.shape
  rules.shape.paymentField = (all, given) => change(paymentField(all, given))
}

function changeSepa(rules: Rules, change: (field: Shape) => Shape[]): void {
  changeTemplate(rules, (written) =>
    written.identifier === 'SEPA'
      ? { ...written, payment_fields: (written.payment_fields as Shape[]).flatMap(change) }
      : written,
  )
}

export const faults: Fault[] = [
  ...faultsNamed({
    'names-a-template-that-is-none': (rules) =>
      changeProvider(rules, (written) => ({
        ...written,
        payment_templates: [...(written.payment_templates as string[]), 'CARRIER_PIGEON'],
      })),
    'hides-what-providers-demand': {
      sentence:
        'required_payment_fields has no field that is optional in the template, though the provider demands it.',
      patch: wrapRule('shape.requiredPaymentFields', (rule, all, provider) =>
        Object.fromEntries(
          Object.entries(rule(all, provider)).map(([template, fields]) => [
            template,
            (fields as Array<{ name: string }>).filter(
              ({ name }) => !all.payments.template(template)?.payment_fields.find((one) => one.name === name)?.optional,
            ),
          ]),
        ),
      ),
    },
    'requires-a-field-that-is-none': wrapRule('shape.requiredPaymentFields', (rule, all, provider) =>
      Object.fromEntries(
        Object.entries(rule(all, provider)).map(([template, fields]) => [
          template,
          [...(fields as unknown[]), { name: 'shoe_size' }],
        ]),
      ),
    ),
  }),
  ...faultsNamed(
    {
      'answers-payments-behind-a-prefix': wrapRule('wire.text', (rule, json) => {
        const made = rule(json)
        return made.includes('"connect_url":') ? `)]}',\n${made}` : made
      }),
      'shows-templates-bare': (rules) =>
        changeAnswers(rules, ({ route }, body) =>
          route === template && body.data !== undefined ? { json: body.data } : {},
        ),
      'lists-templates-signed-only': (rules) => signAt(rules, /\/templates$/, true),
      'shows-live-clients-templates-unsigned': (rules) => signAt(rules, /\/templates\/\w+$/, false),
    },
    { interfaces },
  ),
  ...faultsNamed({
    'names-the-last-template-as-the-next': {
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
    'shows-templates-with-other-fields': (rules) =>
      changeData(rules, 'payment-templates/show', (data) => ({
        ...(data as Shape),
        payment_fields: ((data as Shape).payment_fields as unknown[]).slice(0, -1),
      })),
    'counts-the-fields-of-a-template-from-zero': (rules) =>
      changeData(rules, 'payment-templates/show', (data) => ({
        ...(data as Shape),
        payment_fields: ((data as Shape).payment_fields as Shape[]).map((field, at) => ({ ...field, position: at })),
      })),
    'lists-an-identifier-twice': (rules) =>
      changeData(rules, 'payment-templates/list', (data) =>
        (data as Shape[]).flatMap((one) => (one.identifier === 'SIMPLE' ? [one, one] : [one])),
      ),
    'lists-options-of-payments-as-texts': (rules) =>
      changeField(rules, (written) =>
        Array.isArray(written.field_options)
          ? { ...written, field_options: (written.field_options as Shape[]).map((option) => option.option_value) }
          : written,
      ),
    'shows-a-field-twice': (rules) =>
      changeSepa(rules, (field) => (field.name === 'amount' ? [field, field] : [field])),
    'preselects-instant-payments': (rules) =>
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
  }),
]
