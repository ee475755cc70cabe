import type { InterfaceName } from '../core/interfaces.ts'
import { sharedHomes } from './rules-of-feature.ts'
import { addressOf } from './address-of.ts'
import { inWordsOf } from './in-words-of.ts'
import { addressAt, placesOfKind } from './tables/quantifiers/address-at.ts'
import { type Place, placesOf } from './tables/quantifiers/quantifiers.ts'
import { readRoutes } from './tables/routes/read-routes.ts'
import type { Requirement } from '../core/requirement.ts'
import type { Reading } from '../core/journal-events.ts'

type Found = Record<InterfaceName, readonly Place[]>

/**
 * The rules for the single places of a rule over many places. Places with the same address are one rule: two spellings
 * of a route, or interfaces that share a home. The level is that of the rule and its route. `needsOf` gives what the
 * route needs to accept a valid request.
 */
export function atEachPlace(
  rule: Requirement,
  needsOf: (name: InterfaceName, request: string) => Requirement['needs'],
): Requirement[] {
  const { places: kind, ...over } = rule
  if (kind === undefined) return []
  const found = new Map<string, Found>()
  for (const name of rule.interfaces)
    for (const place of placesOf(placesOfKind(kind), { routes: readRoutes(name) })) {
      const id = `${homeFor(name)}/${addressAt(kind, place)}`
      const places = found.get(id) ?? {}
      found.set(id, { ...places, [name]: [...(places[name] ?? []), place] })
    }
  return [...found].map(([id, places]) => atOne(over, id, places, needsOf))
}

/** The home of an interface's rules: one that several versions share, or its own. */
function homeFor(name: InterfaceName): string {
  return sharedHomes.find((home) => name.startsWith(`${home}-`)) ?? name
}

function atOne(
  { impliedIn: _implied, ...over }: Requirement,
  id: string,
  found: Found,
  needsOf: (name: InterfaceName, request: string) => Requirement['needs'],
): Requirement {
  const interfaces = Object.keys(found)
  const names = [...new Set(Object.values(found).flatMap((places) => places.map(({ name }) => name)))]
  const implied = interfaces.filter((name) => !found[name]?.some(({ level }) => level === 'stated'))
  const [first] = Object.values(found).flat()
  const whereIn = Object.entries(found).map(([name, [one]]) => {
    return [name, `"${one?.route.source}", \`${one?.route.row}\`: ${one?.taken?.name}`] as const
  })
  return {
    ...over,
    id,
    text: `${over.text} Here: ${saidOnce(found).join(', ')}.`,
    interfaces,
    ...(implied.length > 0 && { impliedIn: implied }),
    whereIn: Object.fromEntries(whereIn),
    needs: needsOf(interfaces[0] ?? '', first?.route.request ?? ''),
    brokenBy: (over.brokenBy ?? []).flatMap((fault) =>
      fault.endsWith('*') ? [fault.replace('*', id.replace(/^[^/]+\//, '').replace('/', '-'))] : [],
    ),
    partOf: { id: over.id, places: names },
  }
}

/** The names of places, without those that only repeat another place in an interface's words. */
function saidOnce(found: Found): string[] {
  const names: string[] = []
  for (const [name, places] of Object.entries(found))
    for (const place of places) if (!names.some((one) => inWordsOf(name, one) === place.name)) names.push(place.name)
  return names
}

/** A row for one of its interfaces, in that interface's words, with its strength and source there. A reading may decide the strength. */
export function asBinding<Row extends Requirement>(
  row: Row,
  name: InterfaceName,
  readings: readonly Reading[] = [],
): Row {
  const { impliedIn, note, strength, text, unjudgeable, where, whereIn } = row
  const strengthHere = strength === 'stated' && impliedIn?.includes(name) ? 'implied' : strength
  return {
    ...row,
    strength: readings.find(({ address }) => address === addressOf(row.id, name))?.strength ?? strengthHere,
    text: inWordsOf(name, text),
    where: [where, whereIn?.[name]].filter(Boolean).join('; '),
    ...(note !== undefined && { note: inWordsOf(name, note) }),
    ...(unjudgeable !== undefined && { unjudgeable: inWordsOf(name, unjudgeable) }),
  }
}
