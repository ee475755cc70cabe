/** Whether an address or id is the given one or begins with it, up to a slash. */
export function liesBeneath(address: string, prefix: string): boolean {
  const whole = prefix.replace(/\/+$/, '')
  return address === whole || address.startsWith(`${whole}/`)
}

/** An address or id without its last part: `interface/topic`. */
export function topicOf(address: string): string {
  return address.slice(0, address.lastIndexOf('/'))
}

/** The last part of an address or id: `sorted-by-id`. */
export function obligationOf(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1)
}

/** The same by address, so that what is said of the first does not depend on the order in which they come. */
export function inOrder<One extends { address: string }>(those: readonly One[]): One[] {
  return those.toSorted((one, other) => (one.address < other.address ? -1 : 1))
}
