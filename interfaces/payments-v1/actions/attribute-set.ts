import type { Profile } from '../../../harness/profile/profile.ts'
import { type FieldValues, valuesFor } from './attribute-values.ts'
import type { PaymentField, PaymentTemplate, PaymentProvider } from '../checks/payment-field.ts'
import { isRow, dataOf } from '../../../harness/checks/answers/answer.ts'
import type { Exchange } from '../../../core/exchange.ts'
import type { Scene } from '../../../harness/actions/scene/scene.ts'
import { showPaymentProvider, paymentProviders } from './read-lists.ts'

/** A template as one provider takes it, with values for its fields. */
export interface Payable {
  template: PaymentTemplate
  /** The provider that is to be named; undefined where none is. */
  provider: string | undefined
  /** The names of the fields that must be there: those that are not optional, and those that the provider demands. */
  required: ReadonlySet<string>
  /** Those that only the provider demands. */
  promoted: ReadonlySet<string>
  /** By the name of the field; fields for which Assay finds no value are left out. */
  values: ReadonlyMap<string, FieldValues>
}

/** `demanded` are the provider's required_payment_fields for the template, where they are known. */
export function payable(
  template: PaymentTemplate,
  provider: string | undefined,
  demanded: readonly string[],
  profile: Profile,
): Payable {
  const promoted = template.fields.filter(({ optional, name }) => optional && demanded.includes(name))
  const needed = [...template.fields.filter(({ optional }) => !optional), ...promoted]
  const given = givenAttributes(profile, template.identifier, provider)
  const chosen = template.fields.map((field): [string, FieldValues | undefined] => [
    field.name,
    valuesFor(field, given[field.name]),
  ])
  return {
    template,
    provider,
    required: new Set(needed.map(({ name }) => name)),
    promoted: new Set(promoted.map(({ name }) => name)),
    values: new Map(chosen.flatMap(([name, values]) => (values ? [[name, values] as const] : []))),
  }
}

/** The first value of each field, or of those that must be there. */
export function attributesOf(
  { values, required }: Payable,
  which: 'all' | 'required' = 'all',
): Record<string, unknown> {
  const chosen = [...values].filter(([name]) => which === 'all' || required.has(name))
  return Object.fromEntries(chosen.map(([name, { values: own }]) => [name, own[0]]))
}

/** Required fields for which there is no value at all: without them nothing can be paid. */
export function unfilled({ template, required, values }: Payable): PaymentField[] {
  return template.fields.filter(({ name }) => required.has(name) && !values.has(name))
}

/** Fields whose value is a guess, so that a refusal says nothing against the target. */
export function guessed({ values }: Payable, names: Iterable<string> = values.keys()): string[] {
  return [...names].filter((name) => values.get(name)?.by === 'guessed')
}

/** What the profile gives for a template: for the provider before what it gives for all. */
function givenAttributes({ data }: Profile, template: string, provider: string | undefined): Record<string, unknown> {
  const own = (data.payment_attributes ?? []).filter((one) => one.template === template)
  const general = own.find((one) => one.provider === undefined)
  const special = own.find((one) => one.provider !== undefined && one.provider === provider)
  return { ...general?.attributes, ...special?.attributes }
}

export function withNumbersAsText({ values, ...rest }: Payable): Payable {
  const spelled = ({ values: own, ...how }: FieldValues): FieldValues => ({
    ...how,
    values: own.map((value) => (typeof value === 'number' ? String(value) : value)),
  })
  return { ...rest, values: new Map([...values].map(([name, own]) => [name, spelled(own)])) }
}

const namesOfTemplate = [
  'template_identifier',
  'identifier',
  'payment_template',
  'template',
  'payment_template_identifier',
]

const namesOfFields = ['required_payment_fields', 'fields', 'payment_fields', 'required_fields']

/**
 * The fields that a provider demands of a template, by their names, from the value of its `required_payment_fields`. The
 * documents say that it lists them for each template and not in which form: an object by template, and a list of objects
 * that name one, are read. Undefined where nothing can be read of that template.
 * Source: Payment provider (payments v1).
 */
export function requiredFieldsIn(value: unknown, template: string): string[] | undefined {
  if (Array.isArray(value)) {
    const own = value.filter(isRow).find((one) => namesOfTemplate.some((name) => one[name] === template))
    return own && fieldNamesIn(namesOfFields.map((name) => own[name]).find(Array.isArray))
  }
  return isRow(value) ? fieldNamesIn(value[template]) : undefined
}

/** Names as texts, or as objects that have one. */
function fieldNamesIn(value: unknown): string[] | undefined {
  if (isRow(value)) return Object.keys(value)
  if (!Array.isArray(value)) return undefined
  return value.flatMap((one: unknown) => {
    const name = isRow(one) ? one['name'] : one
    return typeof name === 'string' ? [name] : []
  })
}

/** The detail of a provider at the path that is natural for it, asked for once in a run. The documents show no path. */
export function paymentProviderDetail(scene: Scene, code: string): Promise<Exchange> {
  return scene.run.once(`payment provider ${code}`, () => scene.send(showPaymentProvider(scene.requests, code)))
}

/** The value of required_payment_fields: of the provider's detail, else of its row in the list. Undefined where neither has it. */
async function requiredPaymentFields(scene: Scene, provider: PaymentProvider): Promise<unknown> {
  const shown = dataOf(await paymentProviderDetail(scene, provider.code))
  const detail = isRow(shown) && shown['code'] === provider.code ? shown['required_payment_fields'] : undefined
  return detail ?? provider.row['required_payment_fields']
}

/** The fields that a provider demands for a template; none where the target does not show them in a readable form. */
export async function demandedFields(scene: Scene, provider: PaymentProvider, template: string): Promise<string[]> {
  return requiredFieldsIn(await requiredPaymentFields(scene, provider), template) ?? []
}

/** Whether a provider shows which fields it demands, so that a payment there can leave out the others. */
export async function showsDemands(scene: Scene, code: string | undefined): Promise<boolean> {
  const provider = (await paymentProviders(scene)).find((one) => one.code === code)
  return provider !== undefined && (await requiredPaymentFields(scene, provider)) !== undefined
}
