import { check } from '../../../harness/checks/answers/check.ts'
import { demandKnown, nothingIn } from '../../../harness/checks/answers/demands.ts'
import { jsonText } from '../../../core/exact-json.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { differs, holds, type Judgement } from '../../../core/judgement.ts'
import { acceptedData, dataOf, isRow, outcomeOf, type Row, rowsOfAll } from '../../../harness/checks/answers/answer.ts'
import { eachAnswer } from '../../../harness/checks/answers/each-exchange.ts'
import { overRows } from '../../../harness/checks/values/rows-satisfy.ts'

/** The payment fields of a template as it was shown; none where it has no list of them. */
export function paymentFieldsOf(template: Row): Row[] {
  const fields = template['payment_fields']
  return Array.isArray(fields) ? fields.filter(isRow) : []
}

/** Whether the fields of each template name that template, where they name one. Ids are compared as text. */
export function fieldsNameTheirTemplate(pages: readonly Exchange[]): Judgement {
  const linked = (row: Row) => paymentFieldsOf(row).filter(({ payment_template_id: id }) => (id ?? null) !== null)
  return overRows(pages, {
    what: 'template',
    wanted: 'payment_template_id as its own id',
    concerns: (row) => (row['id'] ?? null) !== null && linked(row).length > 0,
    faultIn: (row) => {
      const stray = linked(row).find(({ payment_template_id: id }) => String(id) !== String(row['id']))
      return stray && { got: `${String(stray['payment_template_id'])} in the template ${String(row['id'])}` }
    },
  })
}

/**
 * Whether a template by itself has the fields that it has in the list: the same names, natures and options, the same of
 * them optional and selected, and each at the same position. Where the identifier stands in several rows, one of them has to agree.
 */
export const agreesWithList = check((alone: Exchange, pages: readonly Exchange[]) => {
  const evidence = [...pages, alone]
  const shown = dataOf(alone)
  if (!isRow(shown)) return nothingIn(alone, 'template')
  const twins = rowsOfAll(pages).filter((row) => row['identifier'] === shown['identifier'])
  demandKnown(twins.length, 'the template', 'the list', evidence)
  const own = sketch(shown)
  const alike = twins.filter((twin) => sketch(twin) === own)
  if (alike.length === 0) {
    const wanted = `${twins.slice(0, 1).map(sketch).join()}, as in the list`
    return differs({ wanted, got: own, place: 'data.payment_fields' }, evidence)
  }
  const [difference, ...others] = alike.map((twin) => differenceOf(twin, shown))
  if (difference && others.every((other) => other !== undefined)) return differs(difference, evidence)
  return holds(evidence, paymentFieldsOf(shown).length, 'field')
})

/** Whether each answer shows the template whose identifier its path ends with. */
export function templatesFound(shown: readonly Exchange[]): Judgement {
  return eachAnswer(shown, {
    what: 'requests for a listed template',
    wanted: 'the template with this identifier',
    faultIn(exchange) {
      const asked = decodeURIComponent(new URL(exchange.request.url).pathname.split('/').at(-1) ?? '')
      const identifier = acceptedData(exchange)?.['identifier']
      if (identifier === asked) return undefined
      const got = identifier === undefined ? outcomeOf(exchange) : jsonText(identifier)
      return { got: `${got} for ${asked}`, place: 'data.identifier' }
    },
  })
}

const alikeInBoth = ['id', 'english_name', 'localized_name', 'position', 'checksummable']

/** A value of a field that both views show, and each otherwise. */
function differenceOf(listed: Row, alone: Row): { wanted: string; got: string; place: string } | undefined {
  const fields = paymentFieldsOf(listed)
  for (const [at, field] of paymentFieldsOf(alone).entries()) {
    const twin = fields.find(({ name }) => name === field['name']) ?? {}
    const key = alikeInBoth.find((one) => (field[one] ?? twin[one] ?? null) !== (twin[one] ?? field[one] ?? null))
    if (key === undefined) continue
    const place = `data.payment_fields[${at}].${key}`
    return { wanted: `${jsonText(twin[key])}, as in the list`, got: jsonText(field[key]), place }
  }
  return undefined
}

/** The fields in short, in the order of their names: `amount number, mode select (INSTANT, NORMAL selected)`. */
function sketch(template: Row): string {
  const fields = paymentFieldsOf(template).map(({ name, nature, optional, field_options: options }) => {
    const values = (Array.isArray(options) ? options.filter(isRow) : []).map(
      ({ option_value: value, selected }) => `${String(value)}${selected === true ? ' selected' : ''}`,
    )
    const kind = `${optional === true ? 'optional ' : ''}${String(nature)}`
    return `${String(name)} ${kind}${values.length > 0 ? ` (${values.sort().join(', ')})` : ''}`
  })
  return fields.sort().join(', ') || 'no field'
}
