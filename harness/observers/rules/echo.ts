import { secondMs } from '../../../core/calendar.ts'
import { isFields } from '../../../core/fields.ts'
import { jsonText } from '../../../core/exact-json.ts'
import { differs } from '../../../core/judgement.ts'
import { readTable } from '../../../requirements/tables/read-table.ts'
import { isDay, sameSetting } from '../../checks/values/same-setting.ts'
import { answeredMs } from '../../checks/values/never-updated-before-created.ts'
import type { AcceptedChange } from '../accepted-changes.ts'
import type { Memory } from '../memory.ts'
import type { Observer, Remark } from '../observer.ts'
import { showing, placeOf, type ShownRecord } from '../records-in.ts'
import type { Sighting } from '../sighting.ts'

/** The requests whose values a login shows, by the beginning of the request's name. */
const ofLogins: ReadonlyArray<[request: string, point: string]> = [
  ['create a login', 'created'],
  ['reconnect a login', 'reconnected'],
  ['refresh a login', 'refreshed'],
  ['refresh an oauth login', 'refreshed'],
]
const ofAttempts = 'attempt'
/** No table of a request lists custom_fields. */
const ofUnlisted = 'custom-fields'

const isAmong = (words: readonly string[]) => (value: unknown) => words.includes(String(value))
/** The documents do not say what an unlisted word gives. */
const isListed = (words: readonly string[]) => (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every(isAmong(words))

/** The documents do not say how other values are written. */
const isTexts = (value: unknown) => isFields(value) && Object.values(value).every((one) => typeof one === 'string')

/** The settings in an attempt with their valid values. The documents do not say what any other value gives. */
const settings: ReadonlyArray<[field: string, isSetting: (value: unknown) => boolean]> = [
  ['locale', isAmong(readTable('locales').words)],
  ['categorization', isAmong(readTable('categorization').words)],
  ['from_date', isDay],
  ['to_date', isDay],
  ['custom_fields', isTexts],
  ['fetch_scopes', isListed(readTable('fetch-scopes').words)],
  ['exclude_accounts', Array.isArray],
]

/** The defaults that an attempt shows for missing settings, by the beginning of the request's name. */
const defaults: ReadonlyArray<[request: string, field: string, value: unknown, point: string]> = [
  ['create a login', 'locale', 'en', 'default-locale'],
  ['create a login', 'categorization', 'personal', 'default-categorization'],
  ['reconnect a login', 'locale', 'en', 'defaults-of-reconnect'],
  ['reconnect a login', 'categorization', 'personal', 'defaults-of-reconnect'],
  ['reconnect a login', 'exclude_accounts', [], 'default-exclude-accounts'],
  ['refresh a login', 'exclude_accounts', [], 'refresh-excludes-nothing'],
]
/** A client may always turn these flags off. Whether it can turn one on depends on the provider. */
const flags = ['daily_refresh', 'store_credentials']

/**
 * After an accepted change, its attempt shows the sent settings and the defaults of missing ones once it has ended, in
 * any view. The login shows them once it is quiet. A later attempt may come from an automatic fetch.
 */
export const observer: Observer = {
  name: 'echo',
  title: 'What was accepted is what is shown',
  points: [
    ...ofLogins.map(([, point]) => point),
    ofAttempts,
    ofUnlisted,
    ...new Set(defaults.map(([, , , point]) => point)),
  ],
  concerns: showing('login', 'attempt'),
  look: (sighting, memory) =>
    sighting.records.flatMap((record) => {
      const began = record.kind === ofAttempts ? memory.changeThatBegan(sighting.owner, record.id) : undefined
      const change = began ?? (record.login === undefined ? undefined : memory.lastChange(sighting.owner, record.login))
      const point = ofLogins.find(([request]) => change?.request.startsWith(request))?.[1]
      if (!change || point === undefined) return []
      if (record.kind === 'login' && memory.restsSince(sighting, record, sighting.from)) {
        const turnedOff = flags.filter((flag) => change.data()[flag] === false)
        return shownBy(point, sighting, record, change, turnedOff)
      }
      if (record.kind !== ofAttempts || record.row['finished'] !== true) return []
      if (!began && (change.attempt !== undefined || !isOf(change, sighting, record, memory))) return []
      // The documents do not say what happens to the settings of a refused input.
      if (change.answered && (record.row['fail_at'] ?? null) !== null) return []
      const asked = settings.flatMap(([field, isSetting]) => (isSetting(change.data()[field]) ? [field] : []))
      const pointOf = (field: string) => (field === 'custom_fields' ? ofUnlisted : ofAttempts)
      return [
        ...asked.flatMap((field) => shownBy(pointOf(field), sighting, record, change, [field])),
        ...shownByDefault(sighting, record, change),
      ]
    }),
}

/** Whether an attempt that has ended belongs to its login's last change, according to earlier views. */
function isOf({ exchange }: AcceptedChange, { owner, from }: Sighting, record: ShownRecord, memory: Memory): boolean {
  const { id, login = '', row } = record
  const { quiet } = memory
  const afterMs = Date.parse(String(row['created_at'])) - answeredMs(exchange)
  if (afterMs > quiet.graceMs) return false
  if (record.nested) return quiet.endsLastChange(owner, login, id, from)
  // Moments may have whole seconds. A list also shows the attempts of earlier changes.
  const isOlder = !(afterMs >= -exchange.durationMs - quiet.graceMs - secondMs)
  return !isOlder && quiet.lastEnded(owner, login) === id
}

function shownBy(
  point: string,
  sighting: Sighting,
  record: ShownRecord,
  change: AcceptedChange,
  fields: readonly string[],
): Remark[] {
  return fields.flatMap((field) =>
    remarkOn(point, sighting, record, change, { field, wanted: change.data()[field], as: 'as sent' }),
  )
}

/** The flag that categorization replaced may still count, because the documents only imply that it has no effect. */
function isSaidOtherwise(field: string, { data }: AcceptedChange): boolean {
  return field === 'categorization' && 'categorize' in data()
}

function shownByDefault(sighting: Sighting, record: ShownRecord, change: AcceptedChange): Remark[] {
  // A form carries its fields in parts.
  if (change.exchange.request.bodyBase64 !== undefined) return []
  return defaults.flatMap(([request, field, wanted, point]) =>
    change.request.startsWith(request) && !(field in change.data()) && !isSaidOtherwise(field, change)
      ? remarkOn(point, sighting, record, change, { field, wanted, as: 'the default' })
      : [],
  )
}

function remarkOn(
  point: string,
  { exchange }: Sighting,
  shown: ShownRecord,
  change: AcceptedChange,
  { field, wanted, as }: { field: string; wanted: unknown; as: string },
): Remark[] {
  const got = shown.row[field] ?? undefined
  if (wanted === undefined || got === undefined) return []
  if (sameSetting(wanted, got)) return [{ point, looked: 1 }]
  const difference = { wanted: `${jsonText(wanted)}, ${as}`, got: jsonText(got), place: `${placeOf(shown)}.${field}` }
  const found = differs(difference, [change.exchange, ...(change.answered ? [change.answered] : []), exchange])
  return [{ point, looked: 1, broken: found }]
}
