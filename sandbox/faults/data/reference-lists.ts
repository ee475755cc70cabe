import { changeData } from '../kit/change-data.ts'
import type { Fault } from '../kit/fault.ts'

type Row = Record<string, unknown>

/** The rows of a list with one of them changed. */
function changedAt(rows: unknown, code: string, change: (row: Row) => Row): unknown {
  return (rows as Row[]).map((row) => (row.code === code ? change(row) : row))
}

/** The rules of the lists of currencies and assets, each broken in one way. */
export const referenceListsFaults: Fault[] = [
  {
    id: 'gives-currencies-by-their-code',
    sentence: 'The currencies are an object with the codes as keys.',
    patch: (rules) =>
      changeData(rules, 'currencies/list', (rows) =>
        Object.fromEntries((rows as Row[]).map((row) => [String(row.code), row])),
      ),
  },
  {
    id: 'names-a-currency-by-number',
    sentence: 'The code of one currency is its ISO number.',
    patch: (rules) =>
      changeData(rules, 'currencies/list', (rows) => changedAt(rows, 'SEK', (row) => ({ ...row, name: 752 }))),
  },
  {
    id: 'leaves-the-name-of-a-currency-out',
    sentence: 'One currency has null as its name.',
    patch: (rules) =>
      changeData(rules, 'currencies/list', (rows) => changedAt(rows, 'CHF', (row) => ({ ...row, name: null }))),
  },
  {
    id: 'writes-a-currency-code-in-two-letters',
    sentence: 'One currency has a code of two letters.',
    patch: (rules) =>
      changeData(rules, 'currencies/list', (rows) => changedAt(rows, 'CAD', (row) => ({ ...row, code: 'CA' }))),
  },
  {
    id: 'drops-the-codes-that-replaced-others',
    sentence: 'The Belarusian ruble is listed under its retired code instead of its new one.',
    patch: (rules) =>
      changeData(rules, 'currencies/list', (rows) => (rows as Row[]).filter(({ code }) => code !== 'BYN')),
  },
  {
    id: 'drops-retired-currency-codes',
    sentence: 'Currencies with a replaced code are listed under the new code only.',
    patch(rules) {
      const retired = 'AZM BGL BYR EEK GHC HRK LTL LVL MRO MXP MZM PLZ ROL RUR SDD SKK STD TMM TRL VEF ZMK'.split(' ')
      changeData(rules, 'currencies/list', (rows) =>
        (rows as Row[]).filter(({ code }) => !retired.includes(String(code))),
      )
    },
  },
  {
    id: 'lists-no-assets',
    sentence: 'The list of assets is an object instead of an array.',
    patch: (rules) => changeData(rules, 'assets/list', (rows) => ({ assets: rows })),
  },
  {
    id: 'gives-the-code-of-an-asset-as-a-list',
    sentence: 'One asset has an array of codes.',
    patch: (rules) =>
      changeData(rules, 'assets/list', (rows) => changedAt(rows, 'BTC', (row) => ({ ...row, code: ['BTC', 'XBT'] }))),
  },
  {
    id: 'leaves-the-name-of-an-asset-out',
    sentence: 'One asset has no name.',
    patch: (rules) =>
      changeData(rules, 'assets/list', (rows) => changedAt(rows, 'ETH', ({ name: _name, ...rest }) => rest)),
  },
]
