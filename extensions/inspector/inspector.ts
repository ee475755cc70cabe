import { readRequirements } from '../../requirements/read-requirements.ts'
import { describeEveryInterface } from '../../interfaces/describe-interface.ts'
import { bindsInterface } from '../../requirements/select-addresses.ts'
import { inWordsOf } from '../../requirements/in-words-of.ts'
import { addressOf } from '../../requirements/address-of.ts'
import { styleSheet } from '../../reports/html/markup/document.ts'
import { variants } from '../../sandbox/variants/kit/variants.ts'
import { inspect } from './inspect.ts'
import type { Fault, ShownRow } from './kit/shown.ts'
import { knownFaults } from '../../cli/targets/known-faults.ts'

/** The most requirements that are shown beside one error. */
const shown = 8

/** What a served sandbox shows people of its clients: in the look of the reports, with its faults and the requirements. */
export const inspector = () =>
  inspect({
    style: styleSheet(['tokens.css', 'page.css', 'facts.css', 'failures.css', 'site.css', 'commands.css']),
    faults: faults(),
    rowsOf,
  })

/** Variants that change more than rules are chosen at the start only. */
function faults(): Fault[] {
  return [
    ...knownFaults().map(({ id, sentence, patch }) => ({ id, sentence, patch, kind: 'fault' as const })),
    ...variants.flatMap(({ id, sentence, question, patch, options }) =>
      patch && !options ? [{ id, sentence, question, patch, kind: 'variant' as const }] : [],
    ),
  ]
}

function rowsOf(errorClass: string, path: string): ShownRow[] {
  const word = new RegExp(`\\b${errorClass.replaceAll(/[^A-Za-z_]/g, '')}\\b`)
  if (errorClass === '') return []
  const dialects = describeEveryInterface().map(({ dialect }) => dialect)
  const near = dialects.filter(({ basePath }) => path.startsWith(`${basePath}/`))
  const names = (near.length > 0 ? near : dialects).map((dialect) => dialect.interface)
  return readRequirements()
    .filter(({ text }) => word.test(text))
    .flatMap((row) =>
      names
        .filter((name) => bindsInterface(row, name))
        .slice(0, 1)
        .map((name) => ({ row, name })),
    )
    .slice(0, shown)
    .map(({ row, name }) => ({ address: addressOf(row.id, name), text: inWordsOf(name, row.text), source: row.source }))
}
