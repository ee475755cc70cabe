/** Who can be a lead. Source: Partners (/api/partners/v1), POST /leads; Errors, EmailInvalid. */
export function partnersLeadRules() {
  return {
    /** One sign @ with something before it and names with dots behind, at most 254 characters. The form is a choice. */
    emailValid: (email: unknown): email is string =>
      typeof email === 'string' &&
      email.length <= 254 &&
      /^[^\s\p{Cc}@]+@[^\s\p{Cc}@.]+(\.[^\s\p{Cc}@.]+)+$/u.test(email),
    sameEmail: (identifier: string, email: string): boolean => identifier.toLowerCase() === email.toLowerCase(),
    /** Whether an email that a lead has already is refused; else it is answered with that lead. A choice. */
    refusesKnownEmail: false,
  }
}
