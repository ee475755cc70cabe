import type { Exchange } from '../../../core/exchange.ts'
import { broken, held, type Judgement, leftUntested } from '../../../core/judgement.ts'
import { isRow, transportErrorIn } from '../answers/answer.ts'

/** What one provider tells of the fields that it requires. */
export interface RequiredFieldsTold {
  code: string
  /** The templates that it lists. */
  templates: readonly string[]
  /** The value of required_payment_fields; undefined where it is absent. */
  told: unknown
  /** By template, the names of the fields, as far as they can be read. */
  read: ReadonlyMap<string, readonly string[]>
  exchange: Exchange
}

const noDetail = 'No detail of a payment provider is shown at /providers and its code, and the route is not given.'

/**
 * Whether each detail lists what it requires for each of its templates. Its form is not given: where entries by template
 * cannot be read, any list will do. Source: Payment provider (payments v1).
 */
export function requiredFieldsListed(details: readonly RequiredFieldsTold[]): Judgement {
  const evidence = details.map(({ exchange }) => exchange)
  const trouble = transportErrorIn(evidence)
  if (trouble) return trouble
  if (details.length === 0) return leftUntested(noDetail)
  const place = 'data.required_payment_fields'
  for (const { code, told, templates, read, exchange } of details) {
    const wanted = `required_payment_fields for each of ${templates.join(', ')}`
    if (!isRow(told) && !Array.isArray(told))
      return broken(`The detail of ${code} lists no required fields.`, { wanted, got: 'none', place }, [exchange])
    const missing = templates.find((template) => !read.has(template))
    if (read.size === 0 || missing === undefined) continue
    const got = `those of ${[...read.keys()].join(', ')}`
    return broken(`The detail of ${code} leaves out ${missing}.`, { wanted, got, place }, [exchange])
  }
  return held(`${details.length} details list required_payment_fields.`, evidence)
}

/** Whether each required field is one of its template. `fields` are the names of the fields of every template. */
export function requiredFieldsResolve(
  details: readonly RequiredFieldsTold[],
  fields: ReadonlyMap<string, readonly string[]>,
): Judgement {
  const evidence = details.map(({ exchange }) => exchange)
  const trouble = transportErrorIn(evidence)
  if (trouble) return trouble
  let count = 0
  for (const { code, read, exchange } of details) {
    for (const [template, names] of read) {
      const known = fields.get(template)
      if (!known) continue
      count += names.length
      const stray = names.find((name) => !known.includes(name))
      if (stray === undefined) continue
      const difference = { wanted: `a field of ${template}`, got: stray, place: 'data.required_payment_fields' }
      return broken(`${code} requires a field that its template has not.`, difference, [exchange])
    }
  }
  if (count === 0) return leftUntested('No required_payment_fields that Assay can read are shown.', evidence)
  return held(`${count} required fields are fields of their templates.`, evidence)
}
