import { secondMs } from '../../core/calendar.ts'
import { type Fields, isFields } from '../../core/fields.ts'
import { jsonText } from '../../core/exact-json.ts'
import { fieldsOf } from '../../schemas/applied.ts'
import { schemaLibrary } from '../../schemas/library.ts'
import type { Row } from '../checks/answers/answer.ts'
import type { Dialect } from '../dialect/dialect.ts'
import type { ShownRecord } from './records-in.ts'

/** Fields that depend on the time of reading, that learning may change in the background, or that stay secret. */
const passing = new Set('last_attempt last_stage stages category secret'.split(' '))
const passingExtras = new Set('current_time current_date customer_category_code customer_category_name'.split(' '))
/** Fields that never change after a record's creation. */
const lasting: Readonly<Record<string, readonly string[]>> = {
  login: ['customer_id', 'provider_code', 'country_code', 'created_at'],
  attempt: ['created_at'],
  account: ['login_id', 'connection_id', 'created_at'],
  transaction: ['account_id', 'created_at'],
  customer: ['identifier'],
  provider: ['code', 'created_at'],
  template: ['identifier', 'created_at'],
}
const compared = new Map<string, readonly string[]>()

/** The documented fields that views of a record share. */
function comparedFields({ interface: name, schemas }: Dialect, { kind }: Pick<ShownRecord, 'kind'>): readonly string[] {
  const key = `${name} ${kind}`
  const known = compared.get(key)
  if (known) return known
  const schema = schemas.map((folder) => `${folder}/${kind}`).find((id) => schemaLibrary().has(id))
  const fields = schema === undefined ? [] : fieldsOf(schema)
  const comparable = fields.filter((field) => !/[.[]/.test(field) && field !== 'id' && !passing.has(field)).sort()
  compared.set(key, comparable)
  return comparable
}

/** Whether a field never changes after the record's creation. */
export function isLasting(kind: string, field: string): boolean {
  return lasting[kind]?.includes(field) === true
}

/** A field that differs between two views. */
export interface FieldDiffers {
  field: string
  wanted: string
  got: string
}

/**
 * The fields that both views show with different values. An absent field states nothing; null states that there is no
 * value. The time of the next possible refresh stays until that time, so it is compared only while it lies after
 * `nowMs`.
 */
export function differencesBetween(
  dialect: Dialect,
  record: Pick<ShownRecord, 'kind'>,
  one: Row,
  other: Row,
  nowMs = Number.POSITIVE_INFINITY,
): FieldDiffers[] {
  const isOver = (field: string) =>
    field === 'next_refresh_possible_at' && (other[field] === null || !(momentIn(one, field) > nowMs))
  return comparedFields(dialect, record).flatMap((field) =>
    differ(field, one[field], other[field]) && !isOver(field)
      ? [{ field, wanted: jsonText(one[field]), got: jsonText(other[field]) }]
      : [],
  )
}

/** A moment in a view, in milliseconds since 1970; NaN where the view shows none. */
export function momentIn(row: Row, field: string): number {
  return Date.parse(String(row[field]))
}

/** The distance of two moments in milliseconds. Infinite where they differ and one is no moment. */
function apartMs(one: unknown, other: unknown): number {
  const apart = Math.abs(Date.parse(String(one)) - Date.parse(String(other)))
  return Number.isNaN(apart) && one !== other ? Number.POSITIVE_INFINITY : apart
}

function differ(field: string, one: unknown, other: unknown): boolean {
  if (one === other || one === undefined || other === undefined) return false
  if (one === null || other === null) return one !== other
  if (field.endsWith('_at') || field === 'time') return apartMs(one, other) >= secondMs
  if (Array.isArray(one) && Array.isArray(other)) return differAsSets(one, other)
  if (isFields(one) && isFields(other)) {
    if (field !== 'extra' && isEmpty(one) !== isEmpty(other)) return true
    return Object.keys(one).some((key) => !passingExtras.has(key) && differ(key, one[key], other[key]))
  }
  if (typeof one === 'object' || typeof other === 'object') return true
  return String(one) !== String(other)
}

/** An object without keys states that there is nothing, except for an account's `extra`, where any subset may be shown. */
function isEmpty(fields: Fields): boolean {
  return Object.keys(fields).length === 0
}

/** The documents do not define the order of words in a set. */
function differAsSets(one: readonly unknown[], other: readonly unknown[]): boolean {
  const texts = (all: readonly unknown[]) => all.map((value) => jsonText(value)).sort()
  const [mine, theirs] = [texts(one), texts(other)]
  return mine.length !== theirs.length || mine.some((text, at) => text !== theirs[at])
}
