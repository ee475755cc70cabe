import type { Version } from './kit/version.ts'
import { version3Shapes } from './version-3-shapes.ts'

/**
 * Logins asked for by type, keys of their own, and ids that are integers.
 * Source: Version 3 differences; Authentication 1 and 4; Versioning 4.
 */
export function version3(): Version {
  return {
    name: 'v3',
    number: '3',
    root: '/api/v3',
    segments: {},
    fields: {},
    headers: { 'app-id': ['client-id'], secret: ['service-secret', 'app-secret'] },
    classes: { AppIdNotProvided: 'ClientIdNotProvided' },
    statuses: {},
    errorForm: 'flat',
    categories: 4,
    fetchScopes: { more: [], anyCombination: false },
    asksByType: true,
    shapes: version3Shapes(),
  }
}
