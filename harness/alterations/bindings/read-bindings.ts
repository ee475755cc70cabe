import { readdirSync, readFileSync } from 'node:fs'
import { parseYaml } from '../../../core/parse-yaml.ts'

/** Which requirements a server breaks with a fault of a kind, as a mutant of the sandbox says it of itself. */
export interface Binding {
  /** The kind of alteration. */
  kind: string
  /** The fields, or headers, at which it breaks them, by name or by the end of their place (`meta.issued_on`); any where absent. */
  at?: readonly string[]
  /** Whether it breaks them only where it changes a single answer: answers that are compared stay alike where it changes all. */
  one?: boolean
  /** Ids of requirements; a star stands for any part between two slashes. */
  breaks: readonly string[]
}

/** A requirement that no kind is bound to, with the reason. */
export interface Unbound {
  row: string
  why: string
}

let read: Binding[] | undefined
let left: Binding[] | undefined

/** Every binding of a kind of alteration to requirements. Those of shapes that a schema forbids stand in the schemas. */
export function readBindings(): readonly Binding[] {
  read ??= readdirSync(new URL('.', import.meta.url))
    .filter((name) => name.endsWith('.yaml') && name !== unboundFile && name !== leftFile)
    .flatMap((name) => parsed(name) as Binding[])
  return read
}

/** The requirements to which none is bound. */
export function readUnbound(): readonly Unbound[] {
  return parsed(unboundFile) as Unbound[]
}

/** What a schema names for a requirement and its check leaves to another one. */
export function readLeftToOthers(): readonly Binding[] {
  left ??= parsed(leftFile) as Binding[]
  return left
}

const unboundFile = 'unbound.yaml'
const leftFile = 'left-to-others.yaml'

function parsed(name: string): unknown {
  return parseYaml(readFileSync(new URL(name, import.meta.url), 'utf8'))
}
