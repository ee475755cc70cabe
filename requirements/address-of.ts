import type { InterfaceName } from '../core/interfaces.ts'
import { segmentInWordsOf } from './in-words-of.ts'

const made = new Map<string, string>()

const segments = new Map<string, string>()

/** The address of a row in one interface: its id with the interface as home, in the interface's words. */
export function addressOf(id: string, interfaceName: InterfaceName): string {
  const key = `${interfaceName} ${id}`
  const known = made.get(key)
  if (known !== undefined) return known
  const parts = id.split('/').slice(1)
  const address = [interfaceName, ...parts.map((part) => segmentOf(interfaceName, part))].join('/')
  made.set(key, address)
  return address
}

function segmentOf(name: InterfaceName, segment: string): string {
  const key = `${name} ${segment}`
  const made = segments.get(key) ?? segmentInWordsOf(name, segment)
  segments.set(key, made)
  return made
}
