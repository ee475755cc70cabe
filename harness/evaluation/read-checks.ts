import type { Feature, Pickle } from '@cucumber/messages'
import { FeatureError, type FeatureFile, readFeatures } from '../../requirements/read-feature.ts'
import { readRequirements } from '../../requirements/read-requirements.ts'
import type { Turn } from '../run/slot.ts'
import { stepText } from '../run/step-text.ts'
import { turnOf } from './turn-of.ts'

/** Something executable that evaluates requirements: one scenario, or one row of an outline's examples. */
export interface Check {
  /** Stable and unique: `features/ais/rates.feature: The floor holds`. */
  name: string
  /** The scenario's title. */
  title: string
  /** The feature's path and line. */
  where: string
  /** Ids of the requirement rows that it evaluates: the tags of its rule, and of feature and scenario where they have any. */
  requirements: string[]
  steps: Array<{ text: string; /** With its keyword and the lines of its table. */ shown: string }>
  /** What it says of the checks beside it. */
  turn: Turn
  /** Whether it looks at what all others saw, and comes after them. */
  last: boolean
  /** Whether it mostly waits, for seconds to pass or for a browser, and takes little processor time. */
  waits: boolean
}

const read = new Map<string, Check[]>()

/**
 * The checks of every feature below the folders, by path and line. Paths in names are those of reports.
 * Read once. A folder without features gives none, as does one that is missing; so does a feature that only lists rules.
 * @throws FeatureError FEATURE_INVALID for a feature that does not parse, a scenario without steps, a name used twice
 */
export function readChecks(folders?: readonly string[]): Check[] {
  const features = readFeatures(folders)
  const key = features.map(({ uri }) => uri).join('\n')
  let checks = read.get(key)
  if (!checks) {
    checks = features.flatMap(checksOf)
    demandUniqueNames(checks)
    read.set(key, checks)
  }
  return checks
}

function checksOf({ uri, feature, pickles }: FeatureFile): Check[] {
  const lines = linesById(feature)
  const checks = pickles.map((pickle) => checkOf(uri, pickle, lines))
  if (checks.length === 0 && !feature.children.some(({ rule }) => rule))
    throw new FeatureError(`${uri} has neither rule nor scenario; a mistyped keyword reads as description.`)
  return checks
}

/** Where scenarios and the rows of their examples stand, by the id of their node. */
function linesById(feature: Feature): Map<string, number> {
  const children = feature.children.flatMap((child) => child.rule?.children ?? [child])
  const scenarios = children.flatMap(({ scenario }) => scenario ?? [])
  const rows = scenarios.flatMap(({ examples }) => examples).flatMap(({ tableBody }) => tableBody)
  return new Map([...scenarios, ...rows].map(({ id, location }) => [id, location.line]))
}

function checkOf(uri: string, pickle: Pickle, lines: Map<string, number>): Check {
  const line = lines.get(pickle.astNodeIds.at(-1) ?? '') ?? 1
  const where = `${uri}:${line}`
  if (pickle.steps.length === 0)
    throw new FeatureError(`${where}: the scenario "${pickle.name}" has no steps, so it could not fail.`)
  const tags = pickle.tags.map(({ name }) => name.slice(1))
  const requirements = tags.filter((tag) => tag.includes('/'))
  return {
    name: `${uri}: ${pickle.name}`,
    title: pickle.name,
    where,
    requirements: [...new Set(requirements.flatMap(withPlaces))],
    steps: pickle.steps.map((step) => ({ text: step.text, shown: stepText(step) })),
    turn: turnOf(tags),
    last: tags.includes('last'),
    waits: tags.includes('waits'),
  }
}

/** A rule that a tag names, and what it says at each place that has an address of its own. */
function withPlaces(id: string): string[] {
  return [id, ...readRequirements().flatMap((row) => (row.partOf?.id === id ? [row.id] : []))]
}

function demandUniqueNames(checks: Check[]): void {
  const seen = new Map<string, string>()
  for (const { name, where } of checks) {
    const other = seen.get(name)
    if (other)
      throw new FeatureError(`${other} and ${where} have the same name. Put a value of the example into the title.`)
    seen.set(name, where)
  }
}
