// Creates the lines of requirements when first shown, and their contents when opened.
let index = indexIn(document)

async function indexIn(within) {
  const data = await unpacked(within.querySelector('script[data-index]'))
  data.sign = Object.fromEntries(data.signs)
  data.mark = Object.fromEntries((data.marks ?? []).map(([mark, sign, word]) => [mark, { sign, word }]))
  data.gravity = data.signs.map(([verdict]) => verdict)
  data.familyOf = new Map(data.families.flatMap((family) => family.columns.map(([name]) => [name, family])))
  for (const topic of data.topics) {
    topic.element = within.querySelector(`[id="${CSS.escape(topic.anchor)}"]`)
    topic.place = topic.element.querySelector('.lines')
    topic.shown = topic.lines
    for (const line of topic.lines) line.topic = topic
  }
  return data
}

function made(name, className, ...inside) {
  const element = document.createElement(name)
  if (className) element.className = className
  element.append(...inside)
  return element
}

function badgeOf({ sign }, verdict, word, className) {
  const shown = made('span', '', sign[verdict])
  shown.ariaHidden = 'true'
  return made('span', `${className} v-${verdict}`, shown, ` ${word}`)
}

/** Adds the sign for faults to a verdict, and these words as its tooltip. */
function marked({ mark }, badge, { faults, fault }, words) {
  if (!faults) return badge
  const { sign, word } = mark[faults]
  const shown = made('span', `mark ${faults}`, ` ${sign}`)
  shown.ariaHidden = 'true'
  badge.append(shown, made('span', 'unseen', `, ${word}`))
  badge.title = `${words}, ${word}${fault ? `: ${fault}` : ''}`
  return badge
}

/** The name of the fault on which a requirement failed, if there is room. */
function faultOf({ mark }, { faults, fault }) {
  return faults ? [' ', made('span', `fault ${faults}`, `${mark[faults].sign} ${fault ?? mark[faults].word}`)] : []
}

/** The verdict of one interface as a word, those of several as columns. */
function verdictsOf(data, { cells }) {
  const { columns } = data.familyOf.get(cells[0].interface)
  const [{ verdict }] = cells
  if (columns.length === 1)
    return marked(data, badgeOf(data, verdict, verdict.replaceAll('-', ' '), 'badge'), cells[0], verdict)
  const shown = columns.map(([name, label]) => {
    const cell = cells.find((one) => one.interface === name)
    if (!cell) return made('span', 'cell')
    const badge = badgeOf(data, cell.verdict, label, 'cell badge')
    badge.title = `${name}: ${cell.verdict}`
    badge.append(made('span', 'unseen', ` ${cell.verdict}`))
    return marked(data, badge, cell, badge.title)
  })
  return made('span', 'cells', ...shown)
}

/** The verdicts of a requirement in compared runs, as columns. */
function runsOf(data, verdicts) {
  const cells = verdicts.map((verdict, at) => {
    const shown = verdict ? badgeOf(data, verdict, verdict, 'badge') : made('span', 'absent', 'not in this run')
    const cell = made('span', 'run', made('span', 'number', `${at + 1}`), ' ', shown)
    cell.title = data.runs[at]
    return cell
  })
  return made('span', 'runs', ...cells)
}

/** The line of a requirement, created once. */
function elementOf(data, line) {
  if (line.element) return line.element
  const { cells, obligation, text } = line
  const words = made('span', 'text', text)
  if (cells.some(({ known }) => known)) words.append(' ', made('em', 'known', 'known'))
  const summary = made('summary', '', verdictsOf(data, line), made('span', 'obligation', obligation), words)
  if (cells.length === 1) words.append(...faultOf(data, cells[0]))
  if (line.runs) summary.append(runsOf(data, line.runs))
  const inside = made('div', 'inside')
  line.element = made('details', 'requirement', summary, inside)
  if (cells.length === 1) {
    line.element.id = cells[0].address
    inside.dataset.inside = cells[0].inside
  } else for (const cell of cells) inside.append(versionOf(data, cell))
  return line.element
}

/** One of several versions inside a line. */
function versionOf(data, cell) {
  const { address, verdict, inside } = cell
  const badge = marked(data, badgeOf(data, verdict, verdict, 'badge'), cell, verdict)
  const part = made('div', 'inside')
  part.dataset.inside = inside
  const version = made(
    'details',
    'version packed',
    made('summary', '', badge, ` ${address}`, ...faultOf(data, cell)),
    part,
  )
  version.id = address
  return version
}

/** Opens a line. If it has several versions and none is open, it opens the gravest, or the newest. */
async function openLine({ gravity }, { element, cells }) {
  element.open = true
  if (cells.length > 1 && !element.querySelector('.version[open]')) {
    const gravityOf = ({ verdict }) => gravity.indexOf(verdict)
    const [first] = cells.toReversed().toSorted((one, other) => gravityOf(one) - gravityOf(other))
    element.querySelector(`[id="${CSS.escape(first.address)}"]`).open = true
  }
  const opened = cells.length > 1 ? '.version[open] > [data-inside]' : '[data-inside]'
  await Promise.all([...element.querySelectorAll(opened)].map(fill))
}

/** Puts the filtered lines of a topic into the page. */
function showLines(data, topic) {
  const shown = topic.element.open ? topic.shown.map((line) => elementOf(data, line)) : []
  if (shown.length > 0 || topic.place.firstChild) topic.place.replaceChildren(...shown)
}
