import type { Feature, Pickle } from '@cucumber/messages'
import { type InterfaceName, interfaceNames } from '../../core/interfaces.ts'
import { FeatureError, featureFolders, readFeatures, type FeatureFile } from '../../requirements/read-feature.ts'
import { readRequirements } from '../../requirements/read-requirements.ts'
import type { Requirement } from '../../core/requirement.ts'
import { pointOf, rulesByPoint, type Decider } from '../../requirements/rules-by-point.ts'
import type { Turn } from '../run/slot.ts'
import { stepText } from '../run/step-text.ts'
import type { Scenario } from './runner.ts'

/** An executable evaluation of requirements: one scenario, or one row of an outline's examples. */
export interface Check {
  /** Stable and unique: `features/ais/rates.feature: The floor holds`. */
  name: string
  title: string
  /** The feature's path and line. */
  where: string
  /** The name by which rules say `Seen by`: the first column of a row in an outline outside any rule, `accounts: kept`. */
  row?: string
  /** Ids of the evaluated rows: the rules that name the check, its rule's tags, and the tags of feature and scenario. */
  requirements: string[]
  /**
   * The only interfaces in which it evaluates them, by its own tags or because the rules belong to other features.
   * Absent for all interfaces of its rules.
   */
  interfaces?: InterfaceName[]
  steps: Array<{ text: string; /** The steps with keyword and table lines. */ shown: string }>
  /** Its scheduling among the other checks. */
  turn: Turn
  /** Whether it evaluates what all others saw, and so runs after them. */
  last: boolean
  /** Whether it mostly waits, for time to pass or for a browser, and uses little processor time. */
  waits: boolean
}

type RulesOfRows = ReadonlyMap<string, readonly Requirement[]>

const read = new Map<string, Check[]>()
const scenarios = new WeakMap<Check, Scenario>()

/**
 * The checks of every feature below the folders, by path and line. Names have the paths of reports. Read once. A
 * missing folder, and a feature with rules only, give no checks.
 * @throws FeatureError FEATURE_INVALID for a feature that does not parse, a scenario without steps, a name used twice
 */
export function readChecks(folders: readonly string[] = featureFolders()): Check[] {
  const key = folders.join('\n')
  let checks = read.get(key)
  if (!checks) {
    const features = readFeatures(folders)
    const [places, seen] = [placesById(), rulesOfRows(features)]
    checks = features.flatMap((feature) => checksOf(feature, places, seen))
    demandUniqueNames(checks)
    read.set(key, checks)
  }
  return checks
}

/** The scenario of a check. @throws Error SCENARIO_GONE for one that was not read */
export function scenarioOf(check: Check): Scenario {
  const scenario = scenarios.get(check)
  if (scenario) return scenario
  throw new Error(`SCENARIO_GONE: ${check.where} holds no scenario`)
}

function checksOf(file: FeatureFile, places: ReadonlyMap<string, string[]>, seen: RulesOfRows): Check[] {
  const { uri, feature, pickles } = file
  const rows = rowsNamed(file)
  const lines = linesById(feature)
  const added = new Set(feature.children.map(({ scenario }) => scenario?.id))
  const ruleTags = new Set(feature.children.flatMap(({ rule }) => rule?.tags.map(({ name }) => name.slice(1)) ?? []))
  const within = interfacesOf(uri, feature)
  const limited = interfacesOfScenarios(feature)
  const gherkinDocument = { uri, feature, comments: [] }
  const checks = pickles.map((scenario) => {
    const row = rows.get(scenario.astNodeIds.at(-1) ?? '')?.name
    const pickle =
      row === undefined ? scenario : withTags(scenario, [row, ...(seen.get(row) ?? []).map(({ id }) => id)])
    const read = { ...checkOf(uri, pickle, { lines, places }), ...(row !== undefined && { row }) }
    const isAdded = added.has(pickle.astNodeIds[0]) && !read.requirements.some((id) => ruleTags.has(id))
    const check = { ...read, ...(isAdded && within), ...limited.get(pickle.astNodeIds[0] ?? '') }
    // oxlint-disable-next-line typescript/no-unsafe-enum-assignment -- one enum, declared once for each kind of module
    scenarios.set(check, { gherkinDocument, pickle })
    return check
  })
  if (checks.length === 0 && !feature.children.some(({ rule }) => rule))
    throw new FeatureError(`${uri} has neither rule nor scenario; a mistyped keyword reads as description.`)
  return checks
}

/** The rules that say `Seen by` a row of an outline. @throws FeatureError FEATURE_INVALID where rows and rules do not fit */
function rulesOfRows(features: readonly FeatureFile[]): RulesOfRows {
  const files = new Set(features.map(({ uri }) => uri))
  const rules = readRequirements().filter(({ defined }) => files.has(defined?.replace(/:\d+$/, '') ?? ''))
  const rows = features.flatMap((file) => [...rowsNamed(file).values()].filter(({ isTagged }) => !isTagged))
  return rulesByPoint(rules, 'seenBy', rows)
}

/** The rows of outlines outside any rule, by node id. A rule names one by its first column, `accounts: kept`. */
function rowsNamed({ uri, feature }: FeatureFile): Map<string, Decider & { isTagged: boolean }> {
  const outlines = feature.children.flatMap(({ scenario }) => scenario ?? [])
  return new Map(
    outlines.flatMap(({ examples, tags: ofAll }) =>
      examples.flatMap(({ tableHeader, tableBody, tags }) =>
        tableBody.map(({ id, cells: [cell], location: { line } }) => {
          const name = pointOf({ name: tableHeader?.cells[0]?.value ?? '' }, cell?.value)
          const isTagged = [...feature.tags, ...ofAll, ...tags].some((tag) => tag.name.includes('/'))
          return [id, { name, where: `${uri}:${line}`, isTagged }] as const
        }),
      ),
    ),
  )
}

function withTags(pickle: Pickle, tags: readonly string[]): Pickle {
  const [astNodeId = ''] = pickle.astNodeIds
  const own = tags.map((tag) => ({ name: `@${tag}`, astNodeId }))
  return Object.assign({}, pickle, { tags: [...pickle.tags, ...own] })
}

/** The interfaces of a feature, by its tags or its folder; empty for all interfaces. */
function interfacesOf(uri: string, { tags }: Feature): Pick<Check, 'interfaces'> {
  const names = [uri.split('/').at(-2), ...tags.map(({ name }) => name.slice(1))]
  const interfaces = interfaceNames().filter((name) => names.includes(name))
  return interfaces.length > 0 ? { interfaces } : {}
}

/** The interfaces in the scenarios' own tags, by node id. Such a scenario checks its rules only there. */
function interfacesOfScenarios(feature: Feature): Map<string, Pick<Check, 'interfaces'>> {
  const scenarios = feature.children
    .flatMap((child) => child.rule?.children ?? [child])
    .flatMap((one) => one.scenario ?? [])
  return new Map(
    scenarios.flatMap(({ id, tags }) => {
      const interfaces = interfaceNames().filter((name) => tags.some((tag) => tag.name === `@${name}`))
      return interfaces.length > 0 ? [[id, { interfaces }] as const] : []
    }),
  )
}

/** The lines of scenarios and example rows, by node id. */
function linesById(feature: Feature): Map<string, number> {
  const children = feature.children.flatMap((child) => child.rule?.children ?? [child])
  const scenarios = children.flatMap(({ scenario }) => scenario ?? [])
  const rows = scenarios.flatMap(({ examples }) => examples).flatMap(({ tableBody }) => tableBody)
  return new Map([...scenarios, ...rows].map(({ id, location }) => [id, location.line]))
}

function checkOf(
  uri: string,
  pickle: Pickle,
  { lines, places }: { lines: ReadonlyMap<string, number>; places: ReadonlyMap<string, string[]> },
): Check {
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
    requirements: [...new Set(requirements.flatMap((id) => [id, ...(places.get(id) ?? [])]))],
    steps: pickle.steps.map((step) => ({ text: step.text, shown: stepText(step) })),
    turn: turnOf(tags),
    last: tags.includes('last'),
    waits: tags.includes('waits'),
  }
}

/** For each rule's id, the ids of the rules at its single places. */
function placesById(): Map<string, string[]> {
  const places = new Map<string, string[]>()
  for (const { id, partOf } of readRequirements())
    if (partOf) places.set(partOf.id, [...(places.get(partOf.id) ?? []), id])
  return places
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

const groupTag = /^group:(?<name>[a-z-]+)$/
const aloneTag = /^alone:(?<what>[a-z-]+)$/

/** A check's scheduling, from the tags of its scenario without the at sign. */
export function turnOf(tags: readonly string[]): Turn {
  const changes = tags.flatMap((tag) => aloneTag.exec(tag)?.groups?.['what'] ?? [])
  const alone = tags.includes('alone')
  return {
    alone: alone || changes.length > 0,
    groups: tags.flatMap((tag) => groupTag.exec(tag)?.groups?.['name'] ?? []),
    ...(!alone && changes.length > 0 && { changes }),
  }
}
