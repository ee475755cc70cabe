import type { VersionName } from '../../basics/version-name.ts'

/** The form of ids. Source: Data types; Versioning 4. */
export function idsRules() {
  return {
    /** Whether a version writes ids as integers. */
    integers: (version: VersionName): boolean => version === 'v3',

    /** Whether a version takes the number of an id in a body. */
    numbersTaken: (version: VersionName): boolean => version === 'v3',

    /** Whether a version takes the id of a body as text; a form has nothing else. */
    textTaken: (_version: VersionName, _contentType = ''): boolean => true,

    /** Whether a field holds an id. */
    holdsId: (name: string): boolean => name === 'id' || name.endsWith('_id'),

    /** Whether a field holds an array of ids. */
    holdsIds: (name: string): boolean => name === 'exclude_accounts',
  }
}
