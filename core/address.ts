/** Whether an address or id equals the prefix or continues it after a slash. */
export function liesBeneath(address: string, prefix: string): boolean {
  const whole = prefix.replace(/\/+$/, '')
  return address === whole || address.startsWith(`${whole}/`)
}

export function topicOf(address: string): string {
  return address.slice(0, address.lastIndexOf('/'))
}

/** The last part of an address or id: `sorted-by-id`. */
export function obligationOf(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1)
}

/** Sorts by address, so that which item comes first does not depend on the input order. */
export function inOrder<One extends { address: string }>(those: readonly One[]): One[] {
  return those.toSorted((one, other) => (one.address < other.address ? -1 : 1))
}
