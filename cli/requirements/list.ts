import type { Entry } from './entries.ts'
import { count } from '../../harness/reasons/count.ts'
import { cut } from './text.ts'

/** Lines that list requirements by interface and topic, one line each: its number of checks, its strength, its text. */
export function listOf(entries: Entry[], columns: number): string[] {
  const nameWidth = Math.max(0, ...entries.map(({ address }) => obligationOf(address).length))
  const lines = [...Map.groupBy(entries, (entry) => entry.interface)].flatMap(([name, ofInterface]) => [
    `${name}: ${count(ofInterface.length, 'requirement')}, ${coverageOf(ofInterface)}`,
    ...[...Map.groupBy(ofInterface, ({ address }) => topicOf(address))].flatMap(([topic, ofTopic]) => [
      '',
      `  ${topic} (${ofTopic.length})`,
      ...ofTopic.map((entry) => `    ${rowLine(entry, nameWidth, columns - 4)}`),
    ]),
    '',
  ])
  return [
    ...lines,
    'Before the name: the number of checks; "-" means none, "n/a" means that it cannot be checked from outside.',
    'After the name: the strength. A target that breaks it fails (stated), is warned (implied) or is only observed (open).',
    '`assay requirements ADDRESS` explains a requirement, for example:',
    `  assay requirements ${entries[0]?.address ?? 'ADDRESS'}`,
  ]
}

function coverageOf(entries: Entry[]): string {
  const checked = entries.filter(({ checks }) => checks.length > 0).length
  const beyond = entries.filter(({ checks, unjudgeable }) => checks.length === 0 && unjudgeable !== undefined).length
  return `${checked} with checks, ${beyond} that cannot be checked from outside, ${entries.length - checked - beyond} without a check`
}

function rowLine(entry: Entry, nameWidth: number, columns: number): string {
  const { address, checks, strength, text, unjudgeable } = entry
  const count = checks.length > 0 ? String(checks.length) : unjudgeable === undefined ? '-' : 'n/a'
  const head = `${count.padStart(3)}  ${obligationOf(address).padEnd(nameWidth)}  ${(strength === 'silent' ? 'open' : strength).padEnd(7)}  `
  return `${head}${cut(text, Math.max(columns - head.length, 40))}`
}

function topicOf(address: string): string {
  return address.split('/')[1] ?? ''
}

function obligationOf(address: string): string {
  return address.split('/')[2] ?? ''
}
