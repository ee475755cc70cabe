import type { Version } from './version.ts'

/** The version that the sandbox uses inside. Other versions are differences from it. Source: Version 4 endpoints. */
export function version4(): Version {
  return {
    name: 'v4',
    number: '4',
    root: '/api/v4',
    segments: {},
    fields: {},
    headers: {},
    classes: {},
    statuses: {},
    errorForm: 'flat',
    categories: 4,
    fetchScopes: { more: [], anyCombination: false },
    shapes: {},
  }
}
