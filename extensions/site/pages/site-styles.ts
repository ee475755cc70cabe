/** The style of the site: that of the report, and what only the site has. */
export const siteStyles = [
  'tokens.css',
  'page.css',
  'facts.css',
  'commands.css',
  'requirements.css',
  'print.css',
  'site.css',
] as const
