/** Whether an address or id is the given one or begins with it, up to a slash. */
export function liesBeneath(address: string, prefix: string): boolean {
  const whole = prefix.replace(/\/+$/, '')
  return address === whole || address.startsWith(`${whole}/`)
}
