import { isRow } from '../../../harness/checks/answers/answer.ts'

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
