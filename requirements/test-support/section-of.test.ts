import { cases, thrown } from '../../core/test-support/cases.ts'
import { outlineOf, sectionOf } from './section-of.ts'

const library = outlineOf(
  '# Library (versions 1 to 2)\n\nBooks.\n\n## Lists\n\n### Books (v1)\n\nTen.\n\n## Errors\n\nNone.\n',
)
const kitchen = outlineOf(
  '# Kitchen\n\n## Errors\n\nSmoke.\n\n## Tables\n\n### Books\n\nTwo.\n\n### Books (cook)\n\nOne.\n',
)
const twice = outlineOf('# Twice\n\n## One\n\n### Rows\n\n## Two\n\n### Rows\n')
const found = (source: string, within?: typeof library) => sectionOf([library, kitchen], source, within)
const refused = (source: string, within?: typeof library) => thrown(() => sectionOf([library, twice], source, within))

cases(
  'A source names a document and its headings, with or without what a heading has in brackets',
  [found('Library / Lists / Books'), [library, '### Books (v1)\n\nTen.\n\n']],
  [found('Library / Lists / Books (v1)')[1], '### Books (v1)\n\nTen.\n\n'],
  [found('Kitchen / Errors')[1], '## Errors\n\nSmoke.\n\n'],
  [found('second document / Errors', library)[1], '## Errors\n\nSmoke.\n\n'],
  [found('Library', kitchen)[1], '# Library (versions 1 to 2)\n\nBooks.\n\n'],
  'A heading without a title is one of the document at hand, and the exact name comes first',
  [found('Errors', library), [library, '## Errors\n\nNone.\n']],
  [found('Books', kitchen)[1], '### Books\n\nTwo.\n\n'],
  [found('Lists', library)[1], '## Lists\n\n'],
  'A heading that is not there, or not there alone, is refused',
  [refused('Library / Errors / Books'), /"Library \/ Errors \/ Books" names no heading/],
  [refused('Shop / Errors'), /no document is named "Shop"/],
  [refused('Rows', twice), /"Rows" names several headings/],
)
