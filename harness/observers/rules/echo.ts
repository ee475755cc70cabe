import { type Fields, isFields } from '../../../core/fields.ts'
import { jsonText } from '../../../core/exact-json.ts'
import { broken } from '../../../core/judgement.ts'
import { readTable } from '../../../requirements/tables/read-table.ts'
import { answeredMs } from '../../checks/values/never-updated-before-created.ts'
import { because } from '../../reasons/because.ts'
import type { AcceptedChange, Memory } from '../memory.ts'
import type { Observer, Remark } from '../observer.ts'
import type { ShownRecord } from '../shown-record.ts'
import type { Sighting } from '../sighting.ts'

/** The rows that say of a login what a change has set, by the beginning of the name of its request. */
const ofLogins: ReadonlyArray<[request: string, rule: string]> = [
  ['create a login', 'ais/login-create/settings-kept'],
  ['reconnect a login', 'ais/login-reconnect/settings-kept'],
  ['refresh a login', 'ais/login-refresh/settings-kept'],
]
const ofAttempts = 'ais/attempts/settings-kept'

const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
const isAmong = (words: readonly string[]) => (value: unknown) => words.includes(String(value))
/** What none of the words asks for is not said. */
const isListed = (words: readonly string[]) => (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every(isAmong(words))

/** The settings that an attempt shows, with what they may be: what comes of anything else is not said. */
const settings: ReadonlyArray<[field: string, isSetting: (value: unknown) => boolean]> = [
  ['locale', isAmong(readTable('locales').words)],
  ['categorization', isAmong(readTable('categorization').words)],
  ['from_date', isDay],
  ['to_date', isDay],
  ['fetch_scopes', isListed(readTable('fetch-scopes').words)],
]
/** Flags of a login that a client may always turn off; whether one can be turned on depends on the provider. */
const flags = ['daily_refresh', 'store_credentials']

/**
 * What a change of a login was accepted with is what its attempt shows once it has ended, in whatever view, and the login
 * once it rests. An attempt that was created later may be that of an automatic fetch. What is not shown need not be, and what comes of values that the documents do not list is not said.
 */
export const observer: Observer = {
  name: 'echo',
  title: 'What was accepted is what is shown',
  rules: () => [...ofLogins.map(([, rule]) => rule), ofAttempts],
  look: (sighting, memory) =>
    sighting.records.flatMap((record) => {
      const change = record.kind === 'login' ? memory.lastChange(sighting.owner, record.id) : undefined
      return change ? remarksOn(sighting, record, change, memory) : []
    }),
}

function remarksOn(sighting: Sighting, record: ShownRecord, change: AcceptedChange, memory: Memory): Remark[] {
  const { id, row, place } = record
  const attempt = isFields(row.last_attempt) ? row.last_attempt : {}
  const rule = ofLogins.find(([request]) => change.request.startsWith(request))?.[1]
  const shownBy = (own: string, where: string, shown: Fields, fields: readonly string[]) =>
    fields.flatMap((field): Remark[] => {
      const [sent, got] = [change.data[field], shown[field] ?? undefined]
      if (sent === undefined || got === undefined) return []
      if (isSame(sent, got)) return [{ rule: own, looked: 1 }]
      const difference = { wanted: jsonText(sent), got: jsonText(got), place: `${where}.${field}` }
      const found = broken(because('setting-differs', difference), difference, [change.exchange, sighting.exchange])
      return [{ rule: own, looked: 1, broken: found }]
    })
  const asked = settings.flatMap(([field, isSetting]) => (isSetting(change.data[field]) ? [field] : []))
  if (rule === undefined) return []
  const rests = memory.restsSince(sighting, record, sighting.from)
  const turnedOff = flags.filter((flag) => rests && change.data[flag] === false)
  const hasEnded = attempt['finished'] === true
  const isLater = Date.parse(String(attempt['created_at'])) > answeredMs(change.exchange) + memory.quiet.graceMs
  const isOwn =
    hasEnded && !isLater && memory.quiet.endsLastChange(sighting.owner, id, String(attempt['id']), sighting.from)
  return [
    ...shownBy(rule, place, row, turnedOff),
    ...(isOwn ? shownBy(ofAttempts, `${place}.last_attempt`, attempt, asked) : []),
  ]
}

/** Days may be shown with a time of day, and scopes in any order. */
function isSame(sent: unknown, shown: unknown): boolean {
  if (Array.isArray(sent) && Array.isArray(shown)) return textsOf(sent) === textsOf(shown)
  if (isDay(sent) && typeof shown === 'string') return shown.startsWith(String(sent))
  return sent === shown
}

function textsOf(values: readonly unknown[]): string {
  return values
    .map((value) => jsonText(value))
    .sort()
    .join()
}
