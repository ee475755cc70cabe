import { readdirSync, readFileSync } from 'node:fs'
import { readRequirements } from '../../../requirements/read-requirements.ts'

const tables = new URL('../../../requirements/tables/', import.meta.url)
/** Shorter values are not searched for in texts. */
export const shortest = 4

/** Words that test banks use as credentials and that labels of stand-ins contain. */
const everyday =
  'account admin answer bank client code connect content control cookie correct credential customer data demo email ' +
  'encrypted error fail failure fake false file image invalid key login name none null option password phone pin private ' +
  'provider query right secret string succeed success test token true user username valid value wrong'

let words: Set<string> | undefined

/**
 * Whether a value can be searched for in texts. Words of the rules and of the documents' tables cannot: hiding them
 * would make reports unreadable and protect nothing.
 */
export function canBeHidden(value: string): boolean {
  if (value.length < shortest) return false
  words ??= new Set(`${everyday} ${textOfRules()}`.toLowerCase().match(/[a-z]+(?:[_/][a-z]+)*/g))
  return !words.has(value.toLowerCase())
}

function textOfRules(): string {
  const rules = readRequirements().map(({ id, text }) => `${id.replaceAll('/', ' ')} ${text}`)
  const listed = readdirSync(tables).filter((name) => name.endsWith('.yaml'))
  return [...rules, ...listed.map((name) => readFileSync(new URL(name, tables), 'utf8'))].join('\n')
}
