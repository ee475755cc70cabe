import { useOwnFeatures } from '../harness/evaluation/use-own-features.ts'
import { readChecks } from '../harness/evaluation/read-checks.ts'
import { checksOfObservers } from '../harness/evaluation/decide-observers.ts'
import { readRequirements } from '../requirements/read-requirements.ts'
import { partsOfExtensions } from '../core/extension-parts.ts'
import type { Requirement } from '../core/requirement.ts'
import type { Screen } from './asked/io.ts'
import { takeInterface } from './recording/own-code.ts'
import { type Entry, requirementEntries, entriesUnder } from './requirements/entries.ts'
import { explanationOf } from './requirements/explanation.ts'
import { listOf } from './requirements/list.ts'

export interface RequirementsOptions {
  json?: boolean
  features?: string[]
  interfaceFolder?: string[]
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
