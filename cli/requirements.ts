import { obligationOf } from '../core/address.ts'
import { useOwnFeatures } from '../harness/evaluation/use-own-features.ts'
import { readChecks } from '../harness/evaluation/read-checks.ts'
import { checksOfObservers } from '../harness/evaluation/decide-observers.ts'
import { readRequirements } from '../requirements/read-requirements.ts'
import { partsOfExtensions } from '../core/extension-parts.ts'
import type { Requirement } from '../core/requirement.ts'
import type { Screen } from './asked/io.ts'
import { type OwnFolders, takeInterface } from './recording/own-code.ts'
import { type Entry, requirementEntries, entriesUnder } from './requirements/entries.ts'
import { explanationOf } from './requirements/explanation.ts'
import { count } from '../harness/reasons/count.ts'
import { cut } from './requirements/text.ts'

export interface RequirementsOptions extends OwnFolders {
  json?: boolean
}

/** Without a terminal, paragraphs have this width, and lines of lists stay whole for searching. */
const paragraphColumns = 100

/**
 * `assay requirements`: lists what lies beneath an address, or explains one requirement.
 * @throws an error with code ADDRESS_UNKNOWN when the address matches nothing
 */
export async function requirementsCommand(
  address: string | undefined,
  options: RequirementsOptions,
  out: Screen,
): Promise<number> {
  const entries = await entriesAsked(address, options)
  if (options.json) {
    out.exact(`${JSON.stringify({ requirements: entries }, null, 2)}\n`)
    return 0
  }
  const { columns } = out
  const lines = asksForOne(entries, address)
    ? explanationOf(entries, columns ?? paragraphColumns)
    : listOf(entries, columns ?? Number.POSITIVE_INFINITY)
  out.page(`${lines.join('\n')}\n`)
  return 0
}

/** The rows and checks that an extension's `catalogue.ts` adds. */
interface AddedToCatalogue {
  rows: () => Requirement[]
  checks: () => Array<Parameters<typeof requirementEntries>[1][number]>
}

/**
 * The requirements below an address, with their checks and faults.
 * @throws an error with code ADDRESS_UNKNOWN when the address matches nothing, or INTERFACE_UNREADABLE
 */
export async function entriesAsked(
  address: string | undefined,
  { features = [], interfaceFolder = [] }: Omit<RequirementsOptions, 'json'>,
): Promise<Entry[]> {
  for (const folder of interfaceFolder) takeInterface(folder)
  useOwnFeatures(features)
  const { loadOwnFaults } = await import('./targets/own-faults.ts')
  const { knownFaults } = await import('./targets/known-faults.ts')
  await loadOwnFaults()
  const added = partsOfExtensions('catalogue') as AddedToCatalogue[]
  return entriesUnder(
    requirementEntries(
      [...readRequirements(), ...added.flatMap(({ rows }) => rows())],
      [...readChecks(), ...added.flatMap(({ checks }) => checks()), ...checksOfObservers()],
      knownFaults(),
    ),
    address,
  )
}

/** Whether the address names one row (in one or more interfaces), not a group. */
function asksForOne(entries: Array<{ id: string; address: string }>, asked: string | undefined): boolean {
  const whole = asked?.replace(/\/+$/, '')
  return entries.every(({ id, address }) => id === whole || address === whole)
}

/** Lines that list requirements by interface and topic, one line each: its number of checks, its strength, its text. */
function listOf(entries: Entry[], columns: number): string[] {
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
