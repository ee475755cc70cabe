import { version4 } from './kit/version-4.ts'
import type { Version } from './kit/version.ts'
import { version3Shapes } from './version-3-shapes.ts'

/**
 * Fetches by type, keys of its own, and integer ids.
 * Source: Version 3 differences; Authentication 1 and 4; Versioning 4.
 */
export function version3(): Version {
  return {
    ...version4(),
    name: 'v3',
    number: '3',
    root: '/api/v3',
    headers: { 'app-id': ['client-id'], secret: ['service-secret', 'app-secret'] },
    classes: { AppIdNotProvided: 'ClientIdNotProvided' },
    asksByType: true,
    shapes: version3Shapes(),
  }
}
