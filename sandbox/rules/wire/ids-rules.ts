import type { VersionName } from '../../basics/version-name.ts'

/** The form of ids. Source: Data types; Versioning 4. */
export function idsRules() {
  return {
    integers: (version: VersionName): boolean => version === 'v3',

    /** Whether a version accepts ids as numbers in a body. */
    numbersTaken: (version: VersionName): boolean => version === 'v3',

    /** Whether a version accepts ids as text in a body; a form has only text. */
    textTaken: (_version: VersionName, _contentType = ''): boolean => true,

    holdsId: (name: string): boolean => name === 'id' || name.endsWith('_id'),

    holdsIds: (name: string): boolean => name === 'exclude_accounts',
  }
}
