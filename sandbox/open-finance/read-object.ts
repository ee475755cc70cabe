import type { Sandbox } from '../world/sandbox.ts'
import { type Fields, isDeeperThan, isObject } from '../basics/values.ts'
import { refused } from './refused.ts'

/** Deeper than any body of a consent. */
const deepest = 32
const strictUtf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * The JSON object in a body, whatever the content type says.
 * @throws Refused FORMAT_ERROR
 */
export function readObject({ rules }: Sandbox, bytes: Buffer): Fields {
  const { code, read, unreadable } = rules.openFinance.format
  const value = parsed(bytes, read)
  if (value === undefined) throw refused(code, unreadable(String(bytes)))
  if (!isObject(value)) throw refused(code, 'the body is not a JSON object')
  if (isDeeperThan(value, deepest)) throw refused(code, `the body is nested more than ${deepest} levels deep`)
  return value
}

function parsed(bytes: Buffer, read: (text: string) => string): unknown {
  try {
    return JSON.parse(read(strictUtf8.decode(bytes)))
  } catch {
    return undefined
  }
}
