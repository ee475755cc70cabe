/** The widest values the service takes. Source: Data types; Errors, ValueOutOfRange. */
export function valuesRules() {
  return {
    beyondLimit(value: bigint): boolean {
      return value > 2n ** 64n - 1n
    },
  }
}
