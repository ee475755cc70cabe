import { readTable } from '../../../requirements/tables/read-table.ts'
import { readRoutes } from '../../../requirements/tables/routes/read-routes.ts'
import type { Parameter, Parameters } from '../../../requirements/tables/routes/route.ts'
import type { Rules } from '../../world/rules.ts'
import type { Mutant } from '../kit/mutant.ts'

type Fields = Record<string, unknown>
/** The rules that read a body, under one of which each of these routes stands. */
type Reader = 'loginCreate' | 'reconnect' | 'interactive' | 'refresh'

const readers: ReadonlyArray<{ rules: Reader; route: string; what: string }> = [
  { rules: 'loginCreate', route: 'POST /login', what: 'creation' },
  { rules: 'reconnect', route: 'PUT /login/reconnect', what: 'reconnect' },
  { rules: 'interactive', route: 'PUT /login/interactive', what: 'interactive-step' },
  { rules: 'refresh', route: 'PUT /login/refresh', what: 'refresh' },
]

const fits: Readonly<Record<Parameter['type'], (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  integer: (value) => typeof value === 'number' || typeof value === 'string',
  decimal: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  date: (value) => typeof value === 'string',
  object: (value) => typeof value === 'object',
  strings: (value) => Array.isArray(value),
}

/** Each optional field of each body, taken for left out where its value has another type or is no listed word. */
export function bodyFieldsAtPlaces(): Mutant[] {
  return readers.flatMap(({ rules, route, what }) => {
    const [three, four] = [parametersOf('ais-v3', route), parametersOf('ais-v4', route)]
    return Object.entries({ ...three, ...four })
      .filter(([, { required, only }]) => !required && !only)
      .flatMap(([name, parameter]) => {
        const interfaces = [...(name in three ? ['ais-v3'] : []), ...(name in four ? ['ais-v4', 'ais-v5'] : [])]
        return overlooking(rules, what, name, parameter).map((mutant) => ({
          ...mutant,
          interfaces,
          place: 'fields of bodies',
        }))
      })
  })
}

function parametersOf(name: string, route: string): Parameters {
  const body = readRoutes(name).find((one) => one.route === route)?.body
  return typeof body === 'object' && 'fields' in body ? body.fields : {}
}

function overlooking(rules: Reader, what: string, name: string, { type, words }: Parameter): Mutant[] {
  const slug = `${name.replaceAll('_', '-')}-of-a-${what}`
  const listed = words === undefined ? undefined : wordsOf(words)
  const isWord = (value: unknown) => [value].flat().every((word) => listed?.includes(String(word)))
  return [
    {
      id: `overlooks-odd-${slug}`,
      breaks: ['ais/request-fields/types-are-kept'],
      sentence: `A ${what} with ${name} of another type is read as one without it.`,
      patch: (all) => leaveOut(all, rules, name, (value) => !fits[type](value)),
    },
    ...(listed
      ? [
          {
            id: `overlooks-unknown-${slug}`,
            breaks: ['ais/request-fields/listed-words-only'],
            sentence: `A ${what} with an unknown word in ${name} is read as one without it.`,
            patch: (all: Rules) => leaveOut(all, rules, name, (value) => fits[type](value) && !isWord(value)),
          },
        ]
      : []),
  ]
}

function wordsOf(table: string): readonly string[] {
  return (readTable(table as 'locales') as { words: readonly string[] }).words
}

function leaveOut(all: Rules, rules: Reader, name: string, odd: (value: unknown) => boolean): void {
  const { asked } = all[rules]
  all[rules].asked = (given: Fields, url: string) => {
    const data = asked(given, url)
    if (data[name] === undefined || !odd(data[name])) return data
    const { [name]: _odd, ...rest } = data
    return rest
  }
}
