/** How pages for people are sent. Source: Partners (/api/partners/v1), the hosted widget; for other pages a choice. */
export function pagesRules() {
  return {
    /** Which pages may show a page in a frame, as a Content-Security-Policy says it: none may. */
    frameAncestors: "'none'",
    /** The same for browsers that do not know it; undefined sends no X-Frame-Options. */
    frameOptions: 'DENY' as string | undefined,
  }
}
