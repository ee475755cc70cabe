import { check } from '../../../harness/checks/answers/check.ts'
import { demandLeftIn } from '../../../harness/checks/answers/demands.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds } from '../../../core/judgement.ts'
import { isRow } from '../../../harness/checks/answers/answer.ts'

/** What one provider shows of the fields that it requires. */
export interface RequiredFieldsShown {
  code: string
  templates: readonly string[]
  /** The value of required_payment_fields; undefined where it is absent. */
  shown: unknown
  /** By template, the names of the fields, as far as they can be read. */
  read: ReadonlyMap<string, readonly string[]>
  exchange: Exchange
}

/**
 * Whether each detail lists what it requires for each of its templates. Its form is not given: where entries by template
 * cannot be read, any list will do. Source: Payment provider (payments v1).
 */
export const requiredFieldsListed = check((details: readonly RequiredFieldsShown[]) => {
  const evidence = details.map(({ exchange }) => exchange)
  demandLeftIn(details.length, 'the detail of a payment provider at /providers and its code')
  const place = 'data.required_payment_fields'
  for (const { shown, templates, read, exchange } of details) {
    const wanted = `required_payment_fields for each of ${templates.join(', ')}`
    if (!isRow(shown) && !Array.isArray(shown)) return differs({ wanted, got: 'none', place }, [exchange])
    const missing = templates.find((template) => !read.has(template))
    if (read.size === 0 || missing === undefined) continue
    const got = `those of ${[...read.keys()].join(', ')}`
    return differs({ wanted, got, place }, [exchange])
  }
  return holds(evidence, details.length, 'detail')
})

/** Whether each required field is one of its template. `fields` are the names of the fields of every template. */
export const requiredFieldsResolve = check(
  (details: readonly RequiredFieldsShown[], fields: ReadonlyMap<string, readonly string[]>) => {
    const evidence = details.map(({ exchange }) => exchange)
    let count = 0
    for (const { read, exchange } of details) {
      for (const [template, names] of read) {
        const known = fields.get(template)
        if (!known) continue
        count += names.length
        const stray = names.find((name) => !known.includes(name))
        if (stray === undefined) continue
        const difference = { wanted: `a field of ${template}`, got: stray, place: 'data.required_payment_fields' }
        return differs(difference, [exchange])
      }
    }
    demandLeftIn(count, 'required_payment_fields that Assay can read', evidence)
    return holds(evidence, count, 'required field')
  },
)
