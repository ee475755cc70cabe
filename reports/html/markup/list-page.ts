/** Style sheets for the top of a page of requirements. */
export const listStyles = [
  'tokens.css',
  'page.css',
  'masthead.css',
  'facts.css',
  'failures.css',
  'commands.css',
] as const

/** Scripts of every such page, and those that only the list needs. */
export const pageScripts = ['copy.js', 'deep-links.js'] as const
export const listScripts = ['unpack.js', 'lines.js', 'filter.js', 'find.js', 'keyboard.js'] as const
