import { Document, isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml'
import type { Node, Pair, Scalar, YAMLError } from 'yaml'
import { mostProblems, ProfileError } from './profile-error.ts'
import { acceptedSyntax } from './syntax-help.ts'
import type { ProfilePath } from './profile-schema.ts'
import { replaceVariables, type Replaced } from './replace-variables.ts'

export interface Place {
  line: number
  column: number
}

/** A parsed profile with the places of its values, and with variables replaced. */
export interface ProfileText {
  value: unknown
  placeOf: (path: ProfilePath, at?: 'key' | 'value') => Place
  /** The replacement in the text at a path; undefined where it holds no variable. */
  replacedAt: (path: ProfilePath) => (Replaced & { plain: boolean }) | undefined
}

/**
 * Parses YAML 1.2 and replaces `${NAME}` in values, not in keys and comments.
 * @throws ProfileError PROFILE_SYNTAX, all faults listed, none of the text repeated: a line may hold a secret.
 */
export function parseProfileText(text: string, file: string, environment: NodeJS.ProcessEnv): ProfileText {
  const lines = new LineCounter()
  // The parser's warnings would repeat parts of the text.
  const options = { prettyErrors: false, version: '1.2', merge: true, logLevel: 'error' } as const
  const document = parseDocument(text, { lineCounter: lines, ...options })
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(1, line), column: Math.max(1, col) }
  }
  // An unknown tag would give another value than intended.
  const faults = [...document.errors, ...document.warnings]
  if (faults.length > 0) throw syntaxError(file, faults, placeAt)
  const replacements = replaceScalars(document, environment)
  return {
    value: plainValue(document, file),
    placeOf: (path, at = 'value') => placeAt(offsetOf(document, path, at)),
    replacedAt: (path) => {
      if (replacements.size === 0) return undefined
      const node = resolved(document, nodeAt(document, path))
      return isScalar(node) ? replacements.get(node) : undefined
    },
  }
}

function syntaxError(file: string, faults: readonly YAMLError[], placeAt: (offset: number) => Place): ProfileError {
  const problems = new Map<number, Place & ReturnType<typeof acceptedSyntax>>()
  let last = { line: 0, code: '' }
  const inOrder = faults.toSorted((one, other) => one.pos[0] - other.pos[0])
  for (const error of inOrder.slice(0, mostProblems)) {
    const place = placeAt(error.pos[0])
    // A later error on the same line, or the same error on the next line, mostly follows from the first.
    const again = place.line === last.line || (place.line === last.line + 1 && error.code === last.code)
    if (!again) problems.set(place.line, { ...place, ...acceptedSyntax(error.code) })
    last = { line: place.line, code: error.code }
  }
  return new ProfileError(
    'PROFILE_SYNTAX',
    file,
    [...problems.values()].map((problem) => ({ path: '', ...problem })),
  )
}

function plainValue(document: Document, file: string): unknown {
  try {
    // An alias within its own anchor has no text, and each other one becomes a value of its own.
    return JSON.parse(JSON.stringify(document.toJS({ maxAliasCount: 100 })))
  } catch {
    throw new ProfileError('PROFILE_SYNTAX', file, [{ path: '', line: 1, column: 1, ...acceptedSyntax('BAD_ALIAS') }])
  }
}

function replaceScalars(
  document: Document,
  environment: NodeJS.ProcessEnv,
): Map<Scalar, Replaced & { plain: boolean }> {
  const replacements = new Map<Scalar, Replaced & { plain: boolean }>()
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'string' || !node.value.includes('${')) return
      const replaced = replaceVariables(node.value, environment)
      node.value = replaced.text
      replacements.set(node, { ...replaced, plain: node.type === 'PLAIN' })
    },
  })
  return replacements
}

function resolved(document: Document, node: unknown): unknown {
  return isAlias(node) ? node.resolve(document) : node
}

function pairOf(document: Document, node: unknown, key: string | number): Pair | undefined {
  if (!isMap(node)) return undefined
  const ownPair = node.items.find((pair) => String(isScalar(pair.key) ? pair.key.value : pair.key) === String(key))
  if (ownPair) return ownPair
  const merged = node.items.find((pair) => isScalar(pair.key) && pair.key.source === '<<')
  return merged && pairOf(document, resolved(document, merged.value), key)
}

function nodeAt(document: Document, path: ProfilePath): unknown {
  return path.reduce<unknown>((node, part) => {
    const at = resolved(document, node)
    return isSeq(at) ? at.items[Number(part)] : pairOf(document, at, part)?.value
  }, document.contents)
}

/** Where the value or key at a path begins, or its nearest enclosing part. */
function offsetOf(document: Document, path: ProfilePath, at: 'key' | 'value'): number {
  if (path.length === 0) return document.contents?.range?.[0] ?? 0
  const parent = resolved(document, nodeAt(document, path.slice(0, -1)))
  const pair = pairOf(document, parent, path.at(-1)!)
  const value = pair ? pair.value : isSeq(parent) ? parent.items[Number(path.at(-1))] : undefined
  const empty = isScalar(value) && value.value === null && value.source === ''
  const found = (at === 'key' || !value || empty ? (pair?.key ?? value) : value) as Node | null | undefined
  return found?.range?.[0] ?? offsetOf(document, path.slice(0, -1), 'key')
}
