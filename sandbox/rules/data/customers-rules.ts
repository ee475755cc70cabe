/** The valid identifiers of customers. Source: Customer (version 4); Errors; the length is a choice. */
export function customersRules() {
  return {
    identifierValid: (identifier: unknown): identifier is string =>
      typeof identifier === 'string' && identifier.trim() !== '' && Array.from(identifier).length <= 255,

    sameIdentifier: (a: string, b: string): boolean => a === b,
  }
}
