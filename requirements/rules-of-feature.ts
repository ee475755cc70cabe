import type { Rule, Tag } from '@cucumber/messages'
import { type InterfaceName, interfaceNames } from '../core/interfaces.ts'
import { type CapabilityName, capabilities } from '../core/capability.ts'
import { nearestWord } from '../core/nearest-word.ts'
import type { Strength } from '../core/verdict.ts'
import { FeatureError, type FeatureFile } from './read-feature.ts'
import type { Requirement } from '../core/requirement.ts'
import { entryNames, listOf, parseCitation, parseDescription } from './rule-description.ts'

/** Homes whose rules name their interfaces: the home for all interfaces, and that of account information. */
export const sharedHomes = ['conventions', 'ais']

/** The home of the user's rules. They name their interfaces, as in a shared home. */
export const ownHome = 'own'

/** The home of the clients' duties. No run against a server reports them. */
export const clientsHome = 'clients'

const shared = [...sharedHomes, ownHome, clientsHome]

const levels: Readonly<Record<string, Strength>> = { stated: 'stated', implied: 'implied', open: 'silent' }

const impliedInTag = /^implied-in:(?<name>.+)$/

/** Tags for the scheduling of scenarios, part of a scenario's `Turn`. They say nothing about a rule. */
const schedulingTag = /^(?:alone(?::.+)?|group:.+|last|waits)$/

/**
 * The requirements of a feature, one for each `Rule`. Title and text are the obligation. The tags give id, level, and
 * interfaces where they differ from those of the feature. The description cites the document.
 * @throws FeatureError FEATURE_INVALID naming file and line
 */
export function rulesOfFeature({ uri, feature }: FeatureFile): Requirement[] {
  const about = parseDescription(feature.description)
  const tagged = namesOf(feature.tags)
  return feature.children.flatMap(({ rule }) => (rule ? [requirementOf(uri, rule, tagged, about.entries)] : []))
}

function requirementOf(
  uri: string,
  rule: Rule,
  ofFeature: readonly string[],
  everywhere: ReadonlyMap<string, string>,
): Requirement {
  const at = `${uri}:${rule.location.line}`
  const invalid = (problem: string) => new FeatureError(`${at}: ${problem}.`)
  const tags = namesOf(rule.tags)
  const [id, ...more] = tags.filter((tag) => tag.includes('/'))
  if (id === undefined || more.length > 0 || !/^[a-z0-9-]+\/[a-z0-9-]+\/[a-z0-9-]+$/.test(id))
    throw invalid('a rule has one tag with its id, such as @ais/rates/floor')
  const home = id.slice(0, id.indexOf('/'))
  const unknown = tags.find((tag) => tag !== id && !isKnownTag(tag))
  if (unknown !== undefined) {
    const known = `; known are ${tagList(Object.keys(levels))} and interfaces`
    throw invalid(`@${unknown} is an unknown tag${meant(unknown, [id, ...knownTags()]) || known}`)
  }
  const [level, ...others] = tags.filter((tag) => Object.hasOwn(levels, tag))
  if (level === undefined || others.length > 0) throw invalid(`a rule has one level: ${tagList(Object.keys(levels))}`)
  const homes = [...shared, ...interfaceNames()]
  if (!homes.includes(home)) throw invalid(`@${id} begins with ${home}; a home is one of ${homes.join(', ')}`)
  const interfaces = bound(home, tags, ofFeature)
  if (interfaces.length === 0) throw invalid(`no tag names an interface; accepted: ${tagList(interfaceNames())}`)
  const impliedIn = tags.flatMap((tag) => impliedInTag.exec(tag)?.groups?.['name'] ?? [])
  const stray = impliedIn.find((name) => !interfaces.includes(name))
  if (stray !== undefined) throw invalid(`it is only implied in ${stray}, which it does not bind`)
  const { text, entries, mistyped } = parseDescription(rule.description)
  if (mistyped !== undefined) throw invalid(`"${mistyped}:" is no part of a rule${meant(mistyped, entryNames)}`)
  const source = entries.get('Source')
  if (source === undefined) throw invalid('Source is missing: the document, its heading and the place below it')
  const citation = parseCitation(source)
  if (citation === undefined && /^(first|second) document\b/.test(source))
    throw invalid('Source is not cited as `first document, "HEADING / HEADING" (line N), PLACE`')
  const needs = listOf(entries.get('Needs'))
  const noCapability = needs.find((one) => !Object.hasOwn(capabilities, one))
  if (noCapability !== undefined)
    throw invalid(`"${noCapability}" is an unknown capability${meant(noCapability, Object.keys(capabilities))}`)
  const unbound = [...entries.keys()].map((key) => key.replace(/^In /, '')).find((name) => isUnbound(name, interfaces))
  if (unbound !== undefined) throw invalid(`it gives a place in ${unbound}, which it does not bind`)
  const whereIn = placesIn(interfaces, isShared(home) ? everywhere : new Map(), entries)
  const brokenBy = listOf(entries.get('Faults'))
  const warnsOn = listOf(entries.get('Variants'))
  const observedBy = listOf(entries.get('Observed by'))
  const seenBy = listOf(entries.get('Seen by'))
  const shownBy = listOf(entries.get('Shown by'))
  const note = entries.get('Note')
  const places = entries.get('Places')
  const unjudgeable = entries.get('Not checkable')
  return {
    id,
    text: [rule.name, text].filter(Boolean).join(' '),
    ...(citation ?? { source, where: '' }),
    defined: at,
    ...(Object.keys(whereIn).length > 0 && { whereIn }),
    strength: levels[level] ?? 'silent',
    interfaces,
    ...(impliedIn.length > 0 && { impliedIn }),
    needs: needs as CapabilityName[],
    brokenBy,
    ...(warnsOn.length > 0 && { warnsOn }),
    ...(observedBy.length > 0 && { observedBy }),
    ...(seenBy.length > 0 && { seenBy }),
    ...(shownBy.length > 0 && { shownBy }),
    ...(places !== undefined && { places }),
    ...(unjudgeable !== undefined && { unjudgeable }),
    ...(note !== undefined && { note }),
  }
}

let known: { of: readonly InterfaceName[]; tags: string[] } | undefined

/** The tags of a rule, without its id and those for scheduling. */
function knownTags(): string[] {
  const of = interfaceNames()
  if (known?.of !== of) known = { of, tags: [...Object.keys(levels), ...of, ...of.map((name) => `implied-in:${name}`)] }
  return known.tags
}

function isKnownTag(tag: string): boolean {
  return knownTags().includes(tag) || schedulingTag.test(tag)
}

function isUnbound(name: string, interfaces: readonly InterfaceName[]): boolean {
  return interfaceNames().includes(name) && !interfaces.includes(name)
}

function isShared(home: string): boolean {
  return shared.includes(home)
}

/** The interface of the home. For a shared home, the interfaces in the tags of the rule or of its feature. */
function bound(home: string, ofRule: readonly string[], ofFeature: readonly string[]): InterfaceName[] {
  const named = (tags: readonly string[]) => interfaceNames().filter((name) => tags.includes(name))
  if (!isShared(home)) return interfaceNames().filter((name) => name === home)
  return named(ofRule).length > 0 ? named(ofRule) : named(ofFeature)
}

/** For each interface, the place in the documents that makes the rule bind it: from the rule, else from its feature. */
function placesIn(
  interfaces: readonly InterfaceName[],
  ...entries: ReadonlyArray<ReadonlyMap<string, string>>
): Record<InterfaceName, string> {
  const places = interfaces.flatMap((name) => {
    const place = entries.flatMap((one) => one.get(`In ${name}`) ?? []).at(-1)
    return place === undefined ? [] : [[name, place] as const]
  })
  return Object.fromEntries(places)
}

function namesOf(tags: readonly Tag[]): string[] {
  return tags.map(({ name }) => name.slice(1))
}

function tagList(names: readonly string[]): string {
  return names.map((name) => `@${name}`).join(', ')
}

function meant(given: string, known: readonly string[]): string {
  const nearest = nearestWord(given, known)
  return nearest === undefined ? '' : `; did you mean ${nearest}?`
}
