import { topicOf } from '../core/address.ts'
import { nearestAddresses } from '../core/nearest-word.ts'
import { contentFolders, ownFolders } from '../core/content-roots.ts'
import { interfaceNames, type InterfaceName } from '../core/interfaces.ts'
import { clientsHome, ownHome, rulesOfFeature, sharedHomes } from './rules-of-feature.ts'
import { addressOf } from './address-of.ts'
import { atEachPlace } from './at-each-place.ts'
import { FeatureError, type FeatureFile, readFeatures } from './read-feature.ts'
import type { Requirement } from '../core/requirement.ts'
import { isRouteRow } from './select-addresses.ts'

interface Catalogue {
  servers: Requirement[]
  clients: Requirement[]
}

const read = new Map<string, Catalogue>()

/**
 * The obligations of servers: every rule of the features, shared homes first, then by interface and topic, and last the
 * user's rules. Read once; callers must not change the result.
 * @throws FeatureError FEATURE_INVALID naming file and line
 */
export function readRequirements(): Requirement[] {
  return catalogue().servers
}

/**
 * The obligations of clients, by topic. No run against a server reports them.
 * @throws FeatureError FEATURE_INVALID naming file and line
 */
export function readDuties(): Requirement[] {
  return catalogue().clients
}

/** Whether the user added the rule. */
export function isOwnRow({ id }: Pick<Requirement, 'id'>): boolean {
  return homeOf(id) === ownHome
}

function catalogue(): Catalogue {
  const folders = [...contentFolders('features'), ...ownFolders('features')]
  const key = [...folders, '', ...ownFolders('features')].join('\n')
  const found = read.get(key) ?? catalogueOf(readFeatures(folders))
  read.set(key, found)
  return found
}

/** The rules of some features, in the order of reports. @throws FeatureError FEATURE_INVALID */
export function catalogueOf(features: readonly FeatureFile[]): Catalogue {
  const written = features.flatMap((feature) => rulesOfFeature(feature).map((rule) => ({ rule, uri: feature.uri })))
  const ofRoutes = written.filter(({ rule }) => rule.id.includes('/routes/'))
  const needsOf = (name: InterfaceName, request: string) =>
    ofRoutes.find(({ rule }) => isRouteRow(rule, name, request))?.rule.needs ?? []
  const rules = written.flatMap(({ rule, uri }) =>
    [rule, ...atEachPlace(rule, needsOf)].map((one) => ({ rule: one, uri })),
  )
  const homes = [...sharedHomes, ...interfaceNames(), clientsHome, ownHome]
  const place = new Map(homes.map((home, at) => [home, at]))
  const sorted = rules
    .map(({ rule, uri }) => {
      const topic = topicOf(rule.id)
      const isAstray = uri.endsWith(`features/${topic}.feature`) ? 0 : 1
      return { rule, topic, isAstray, place: place.get(homeOf(rule.id)) ?? -1 }
    })
    .toSorted(
      (one, other) => one.place - other.place || compareTexts(one.topic, other.topic) || one.isAstray - other.isAstray,
    )
    .map(({ rule }) => rule)
  demandUniqueAddresses(sorted)
  demandShown(sorted)
  const isDuty = ({ id }: Requirement) => homeOf(id) === clientsHome
  return { servers: sorted.filter((rule) => !isDuty(rule)), clients: sorted.filter(isDuty) }
}

function homeOf(id: string): string {
  return id.slice(0, id.indexOf('/'))
}

function compareTexts(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** Demands that `Shown by` names known rules: otherwise the rule would stay untested without notice. */
function demandShown(rules: readonly Requirement[]): void {
  const ids = new Set(rules.map(({ id }) => id))
  for (const { defined, shownBy = [] } of rules) {
    const stray = shownBy.find((id) => !ids.has(id))
    if (stray !== undefined)
      throw new FeatureError(
        `${defined}: Shown by names ${stray}, which is no rule; did you mean ${nearestAddresses(stray, [...ids])[0] ?? 'none'}?`,
      )
  }
}

/** Two rules with the same address could not be distinguished in a report. */
function demandUniqueAddresses(rules: readonly Requirement[]): void {
  const owners = new Map<string, Requirement>()
  for (const rule of rules)
    for (const address of [
      rule.id,
      ...(homeOf(rule.id) === clientsHome ? [] : rule.interfaces.map((name) => addressOf(rule.id, name))),
    ]) {
      const other = owners.get(address)
      if (other && other !== rule)
        throw new FeatureError(
          `${rule.defined} and ${other.defined} share the address ${address}. Give one of them another obligation.`,
        )
      owners.set(address, rule)
    }
}
