/** A heading with the headings above it, outermost first, and the lines below it. */
interface Section {
  path: string[]
  text: string
}

/** A document with its title, cut at its headings. */
export interface Outline {
  title: string
  sections: Section[]
}

const ordinals = ['first', 'second']

/** Cuts a document at its headings. A section ends where the next heading begins. */
export function outlineOf(text: string): Outline {
  const above: string[] = []
  const sections = text.split(/^(?=#{1,3} )/m).map((part) => {
    const [, signs = '#', heading = ''] = /^(#{1,3}) (.*)/.exec(part) ?? []
    above.length = signs.length - 1
    above.push(heading)
    return { path: above.slice(1), text: part }
  })
  return { title: above[0] ?? '', sections }
}

/**
 * The section of a source such as `Account information / Endpoints / Version 4`. Without a heading, the lines below the
 * title. A heading may omit its brackets. The documents are also called the first and the second one. Without a
 * document the source means `within`, and then a single heading may stand at any depth.
 * @throws an error that names the path, where no heading or more than one fits
 */
export function sectionOf(outlines: readonly Outline[], path: string, within?: Outline): [Outline, string] {
  const [first = '', ...rest] = path.split(' / ')
  const named = outlines.find(
    ({ title }, index) =>
      title.toLowerCase().startsWith(first.toLowerCase()) || first === `${ordinals[index]} document`,
  )
  const document = named ?? within
  if (!document) throw new Error(`no document is named "${first}"`)
  const asked = named ? rest : [first, ...rest]
  if (asked.length === 0) return [document, document.sections[0]?.text ?? '']
  const fits = (exactly: boolean) =>
    document.sections.filter(({ path: own }) =>
      asked.every((one, index) => isNamed(own.at(index - asked.length), one, exactly)),
    )
  const [section, ...more] = fits(true).length > 0 ? fits(true) : fits(false)
  if (!section || more.length > 0) throw new Error(`"${path}" names ${section ? 'several headings' : 'no heading'}`)
  return [document, section.text]
}

function isNamed(heading: string | undefined, name: string, exactly: boolean): boolean {
  return heading === name || (!exactly && heading?.startsWith(`${name} (`) === true)
}
