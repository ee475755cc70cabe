/** The widest accepted values. Source: Data types; Errors, ValueOutOfRange. */
export function valuesRules() {
  return {
    /** A boolean in a query; undefined for any other text. */
    flag(text: string | null): boolean | undefined {
      if (text === 'true' || text === '1') return true
      return text === 'false' || text === '0' ? false : undefined
    },

    beyondLimit(value: bigint): boolean {
      return value > 2n ** 64n - 1n
    },
  }
}
