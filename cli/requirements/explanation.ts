import { capabilities } from '../../core/capability.ts'
import { clientsHome } from '../../requirements/rules-of-feature.ts'
import { strengthWords } from '../../reports/text/strength-words.ts'
import type { Entry } from './entries.ts'
import { wrapped } from './text.ts'

/** The longest label, with a space behind it. */
const labelWidth = 12

/** Lines that say everything about one requirement. `entries` are the same row for one or more interfaces. */
export function explanationOf(entries: Entry[], columns: number): string[] {
  const [row] = entries
  if (!row) return []
  const field = (label: string, paragraphs: string[]) => labelled(label, paragraphs, columns)
  return [
    ...entries.map(({ address }) => address),
    '',
    ...wrapped(row.text, columns - 2).map((line) => `  ${line}`),
    '',
    ...field('Id', [row.id]),
    ...field('Source', [row.source]),
    ...field('Where', row.where === '' ? [] : byInterface(entries, ({ where }) => where, ': ')),
    ...field(
      'Strength',
      byInterface(entries, ({ strength }) => strengthWords[strength], ' '),
    ),
    ...field('Interfaces', [row.interfaces.join(', ')]),
    ...field(
      'Needs',
      row.needs.length > 0 ? row.needs.map((need) => `${need}: ${capabilities[need]}`) : ['nothing more'],
    ),
    ...field('Note', row.note === undefined ? [] : [row.note]),
    ...field('Not checked', row.unjudgeable === undefined ? [] : [row.unjudgeable]),
    ...field(
      'Checks',
      row.checks.length > 0 ? row.checks.flatMap(({ title, where }) => [title, `  ${where}`]) : ['none'],
    ),
    ...field('Faults', row.faults.length > 0 ? row.faults.map(({ id, sentence }) => `${id}: ${sentence}`) : ['none']),
    ...(row.checks.length > 0 ? ['', '  Check it alone:', ...entries.map((entry) => `    ${commandFor(entry)}`)] : []),
  ]
}

/** A text for all entries, or by interface where the texts differ. */
function byInterface(entries: Entry[], said: (entry: Entry) => string, between: string): string[] {
  const groups = Map.groupBy(entries, said)
  if (groups.size === 1) return [...groups.keys()]
  const named = (of: Entry[]) => of.map((entry) => entry.interface).join(', ')
  return [...groups].map(([text, of]) => `${named(of)}${between}${text}`)
}

/** A label with its paragraphs beside it; leading blanks of paragraphs stay. */
function labelled(label: string, paragraphs: string[], columns: number): string[] {
  const beside = paragraphs.flatMap((paragraph) => {
    const indent = /^ */.exec(paragraph)?.[0] ?? ''
    return wrapped(paragraph.trim(), columns - labelWidth - 2 - indent.length).map((line) => `${indent}${line}`)
  })
  return beside.map((line, index) => `  ${(index === 0 ? label : '').padEnd(labelWidth)}${line}`)
}

/** The command that checks an entry. Clients' duties are observed. */
function commandFor({ id, address }: Entry): string {
  return id.startsWith(`${clientsHome}/`) ? 'npx assay serve --judge-client' : `npx assay run --only ${address}`
}
