import { because } from '../../../harness/reasons/because.ts'
import type { Exchange } from '../../../core/exchange.ts'
import { type Judgement, noted } from '../../../core/judgement.ts'
import { isRow, type Row, rowsOfAll } from '../../../harness/checks/answers/answer.ts'
import { overRows, type RowRule } from '../../../harness/checks/values/rows-satisfy.ts'
import { paymentFieldsOf } from './template-rules.ts'

/** Fields that must be there, with their natures. Source: Payment template, Fields of the SEPA template. */
const demanded: ReadonlyArray<readonly [name: string, nature: string]> = [
  ['amount', 'number'],
  ['creditor_iban', 'text'],
  ['creditor_name', 'text'],
  ['customer_ip_address', 'text'],
  ['mode', 'select'],
]
const optional = [
  'debtor_iban',
  'debtor_name',
  'debtor_region',
  'debtor_building_number',
  'creditor_agent',
  'creditor_address',
]

/** Taken for the SEPA template: no other sign of it is given. */
function isSepa({ identifier }: Row): boolean {
  return typeof identifier === 'string' && identifier.toUpperCase() === 'SEPA'
}

function overSepa(
  pages: readonly Exchange[],
  wanted: string,
  concerns: (row: Row) => boolean,
  faultIn: RowRule['faultIn'],
): Judgement {
  return overRows(pages, { what: 'SEPA template', wanted, concerns: (row) => isSepa(row) && concerns(row), faultIn })
}

function fieldOf(row: Row, name: string): Row | undefined {
  return paymentFieldsOf(row).find((field) => field['name'] === name)
}

/** Of which the documents say the nature, and not whether it must be there. */
const doubtful = { name: 'customer_longitude', nature: 'number' }

/** Whether the SEPA template has its demanded fields, each not optional, and all that it has of them of their nature. */
export function sepaFieldsDemanded(pages: readonly Exchange[]): Judgement {
  const wanted = demanded.map(([name, nature]) => `${name} (${nature})`).join(', ')
  return overSepa(
    pages,
    `${wanted}, none optional, and ${doubtful.name} of nature ${doubtful.nature} where it is shown`,
    () => true,
    (row) => {
      for (const [name, nature] of demanded) {
        const field = fieldOf(row, name)
        if (!field) return { got: `no field ${name}`, place: 'payment_fields' }
        if (field['nature'] !== nature) return { got: `${name} of nature ${String(field['nature'])}` }
        if (field['optional'] === true) return { got: `${name} optional` }
      }
      const nature = fieldOf(row, doubtful.name)?.['nature']
      if (nature === undefined || nature === doubtful.nature) return undefined
      return { got: `${doubtful.name} of nature ${String(nature)}` }
    },
  )
}

export function sepaFieldsOptional(pages: readonly Exchange[]): Judgement {
  const shown = (row: Row) => optional.map((name) => fieldOf(row, name)).filter((field) => field !== undefined)
  return overSepa(
    pages,
    `${optional.join(', ')} optional`,
    (row) => shown(row).length > 0,
    (row) => {
      const strict = shown(row).find((field) => field['optional'] === false)
      return strict && { got: `${String(strict['name'])} not optional` }
    },
  )
}

/** Whether mode of the SEPA template offers NORMAL and INSTANT alone, NORMAL preselected. */
export function sepaModes(pages: readonly Exchange[]): Judgement {
  const optionsOf = (row: Row) => {
    const options = fieldOf(row, 'mode')?.['field_options']
    return Array.isArray(options) ? options.filter(isRow) : []
  }
  return overSepa(
    pages,
    'the options NORMAL, which is selected, and INSTANT',
    (row) => optionsOf(row).length > 0,
    (row) => {
      const options = optionsOf(row)
      const values = options.map(({ option_value: value }) => String(value)).sort()
      const selected = options
        .filter(({ selected: one }) => one === true)
        .map(({ option_value: value }) => String(value))
      const got = `${values.join(', ')}; selected: ${selected.join(', ') || 'none'}`
      return values.join() === 'INSTANT,NORMAL' && selected.join() === 'NORMAL' ? undefined : { got }
    },
  )
}

/** Whether customer_longitude of the SEPA template may be left out, for the report. */
export function sepaLongitude(pages: readonly Exchange[]): Judgement {
  const field = rowsOfAll(pages)
    .filter(isSepa)
    .map((row) => fieldOf(row, 'customer_longitude'))[0]
  if (!field) return noted(because('not-shown', { what: 'customer_longitude', of: 'a SEPA template' }), pages)
  return noted(
    because('values-shown', { place: 'customer_longitude.optional', values: [String(field['optional'])] }),
    pages,
  )
}
