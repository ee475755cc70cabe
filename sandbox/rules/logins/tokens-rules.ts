/** Tokens of the hosted connect page. Source: Version 4 endpoints, tokens/create; Limits; Errors. */
export function tokensRules() {
  return {
    lifetimeSeconds: 3600,
    expired: (expiresAt: Date, now: Date): boolean => expiresAt.getTime() <= now.getTime(),
    /** Whether a token that was visited opens the page again. */
    reusable: false,

    returnToMaxLength: 512,
    returnToFits: (address: string, maxLength: number): boolean => address.length <= maxLength,
    /** An absolute address that a browser can be sent to without running text in it. */
    returnToValid: (address: unknown): address is string => {
      if (typeof address !== 'string' || /\s/.test(address) || !URL.canParse(address)) return false
      const url = new URL(address)
      if (/^https?:$/.test(url.protocol)) return url.hostname !== ''
      return !/^(javascript|data|vbscript|file|blob|about):$/.test(url.protocol)
    },

    /** Where the user goes with the token. */
    connectUrl: (baseUrl: string, token: string): string => `${baseUrl}/connect?token=${token}`,
  }
}
