import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The kind of a fence: part of a file, new file, change, commands, or output. */
export type Kind = 'file' | 'new' | 'diff' | 'sh' | 'text'

/** One fenced text of a page. */
export interface Snippet {
  kind: Kind
  /** The path of a `file`, `new` or `diff` from the project's root; empty for others. */
  path: string
  text: string
  /** `docs/add-a-step.md:17`, for messages. */
  where: string
}

const fence = /^```(\w+)(?: (file|new)=(\S+))?\n(.*?)^```$/gms

/**
 * The fenced texts of a page. `ts file=PATH` is a part of that file, `ts new=PATH` a new file, `diff file=PATH` a
 * change, `sh` commands to run, and `text` the output of the commands before it.
 * @throws Error SNIPPET_UNBOUND for a fence that no test can verify
 */
export function snippetsOf(root: string, page: string): Snippet[] {
  const text = readFileSync(join(root, page), 'utf8')
  return [...text.matchAll(fence)].map(({ 1: language = '', 2: word, 3: path = '', 4: body = '', index }) => {
    const where = `${page}:${text.slice(0, index).split('\n').length}`
    const kind = ['sh', 'text', 'diff'].includes(language) ? language : word
    if (kind === undefined || (kind === 'diff' && path === ''))
      throw new Error(`SNIPPET_UNBOUND: ${where} names no file, and is neither commands nor their output`)
    return { kind: kind as Kind, path, text: body, where }
  })
}

/** Whether the lines occur consecutively in the file, at any indentation. */
export function isPartOf(text: string, part: string): boolean {
  return placeOf(text.split('\n'), part.trimEnd().split('\n')) !== undefined
}

/**
 * The text after a change. Lines with a space or `-` must occur consecutively, once; those with a space or `+` replace
 * them.
 * @throws Error CHANGE_UNFIT when they do not
 */
export function changed(text: string, change: string): string {
  const given = change.trimEnd().split('\n')
  const side = (mark: string) => given.filter((line) => line[0] !== mark).map((line) => line.slice(1))
  const [before, lines] = [side('+'), text.split('\n')]
  const at = placeOf(lines, before)
  if (at === undefined) throw new Error(`CHANGE_UNFIT: these lines are not in the file:\n${before.join('\n')}`)
  const indent = ' '.repeat(depth(lines.slice(at, at + before.length)) - depth(before))
  const after = side('-').map((line) => (line === '' ? line : indent + line))
  return lines.toSpliced(at, before.length, ...after).join('\n')
}

/** The index of the lines within the others, or undefined. */
function placeOf(lines: readonly string[], part: readonly string[]): number | undefined {
  const wanted = dedented(part)
  const at = lines.findIndex((_, start) => dedented(lines.slice(start, start + part.length)) === wanted)
  return at === -1 ? undefined : at
}

function dedented(lines: readonly string[]): string {
  const common = depth(lines)
  return lines.map((line) => line.slice(common)).join('\n')
}

/** The common indentation of non-empty lines. */
function depth(lines: readonly string[]): number {
  return Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)))
}
