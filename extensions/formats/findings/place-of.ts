import { isAbsolute, relative } from 'node:path'
import type { RunStory } from '../../../reports/story/run-story-model.ts'

/** A line in a file of the user's, from the folder in which the command was called, with `/` between the names. */
export interface Place {
  path: string
  line: number
}

/**
 * Where the user can look: in the file that answers the route of the last request, else in their own feature or pact, else
 * in their profile. Nothing where the run had none of these, or where it lies outside of the folder.
 */
export function placeOf(
  { header, exchanges, sources }: RunStory,
  evidence: readonly string[],
  own: Place | undefined,
): { place?: Place } {
  const { request } = exchanges.get(evidence.at(-1) ?? '') ?? {}
  const profile = header.profile === undefined ? undefined : { path: header.profile, line: 1 }
  const found = (request && sources?.(request.method, request.url)) ?? own ?? profile
  const path = found && relative('.', found.path)
  if (!path || isAbsolute(path) || /^\.\.|(?:^|[\\/])node_modules[\\/]/.test(path)) return {}
  return { place: { path: path.replaceAll('\\', '/'), line: Math.max(1, found.line) } }
}
