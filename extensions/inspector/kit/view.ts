import type { Sandbox } from '../../../sandbox/world/sandbox.ts'
import type { Faults } from './create-faults.ts'
import type { Shower } from './mask.ts'

/** Which requests a person wants to see. Empty texts want all. */
export interface Filter {
  client: string
  route: string
  outcome: string
  words: string
}

export interface View {
  sandbox: Sandbox
  faults: Faults
  shower: Shower
  withSecrets: boolean
  /** The path of the inspector as the browser knows it. */
  root: string
  /** What each form carries, so that no other site can send one. */
  guard: string
  /** Words by which faults are looked for. */
  find: string
  filter: Filter
  /** What went wrong with the button pressed last. */
  problem?: string
}

/** What of a view its addresses and forms carry on. */
export function carriedOn({ withSecrets, find, filter }: View): Record<string, string> {
  return { find, ...filter, ...(withSecrets && { secrets: 'shown' }) }
}

/** The address of a page of the inspector for the same view, with more to ask for. */
export function addressOf(view: View, path: string, more: Record<string, string> = {}): string {
  const asked = Object.entries({ ...carriedOn(view), ...more }).filter(([, value]) => value !== '')
  const query = new URLSearchParams(asked).toString()
  return view.root + path + (query === '' ? '' : `?${query}`)
}
