/** Tokens of the hosted connect page. Source: Version 4 endpoints, tokens/create; Limits; Errors. */
export function tokensRules() {
  return {
    lifetimeSeconds: 3600,
    expired: (expiresAt: Date, now: Date): boolean => expiresAt.getTime() <= now.getTime(),

    returnToMaxLength: 512,
    returnToFits: (address: string, maxLength: number): boolean => address.length <= maxLength,
    /** The return_to of a request for a token as read. */
    returnToAsked: (value: unknown): unknown => value,
    /** An absolute address of http or https. Other schemes are refused, as browsers may run them. */
    returnToValid: (address: unknown): address is string => {
      if (typeof address !== 'string' || /\s/.test(address)) return false
      return /^https?:\/\/[^/?#\\]/i.test(address) && URL.canParse(address)
    },

    /** The address of the hosted page. */
    connectUrl: (baseUrl: string, token: string): string => `${baseUrl}/connect?token=${token}`,
  }
}
