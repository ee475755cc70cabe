// Makes the lines of requirements, each when it is first shown, and what is inside of them when they are opened.
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

/** Marks a verdict with whether a fault made the requirement fail, and gives it these words where it is pointed at. */
function marked({ mark }, badge, { faults, fault }, words) {
  if (!faults) return badge
  const { sign, word } = mark[faults]
  const shown = made('span', `mark ${faults}`, ` ${sign}`)
  shown.ariaHidden = 'true'
  badge.append(shown, made('span', 'unseen', `, ${word}`))
  badge.title = `${words}, ${word}${fault ? `: ${fault}` : ''}`
  return badge
}

/** On which fault a requirement failed, where there is room for its name. */
function faultOf({ mark }, { faults, fault }) {
  return faults ? [' ', made('span', `fault ${faults}`, `${mark[faults].sign} ${fault ?? mark[faults].word}`)] : []
}

/** The verdict of one interface as a word, those of several as a column each. */
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

/** The verdicts of a requirement in several runs that are compared, a column each. */
function runsOf(data, verdicts) {
  const cells = verdicts.map((verdict, at) => {
    const shown = verdict ? badgeOf(data, verdict, verdict, 'badge') : made('span', 'absent', 'not in this run')
    const cell = made('span', 'run', made('span', 'number', `${at + 1}`), ' ', shown)
    cell.title = data.runs[at]
    return cell
  })
  return made('span', 'runs', ...cells)
}

/** The line of a requirement, made once. */
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

/** Opens a line. Of several versions where none is open yet, it opens the one to read first: the gravest, or the newest. */
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

/** The lines of a topic that the filter leaves, in the page. */
function showLines(data, topic) {
  const shown = topic.element.open ? topic.shown.map((line) => elementOf(data, line)) : []
  if (shown.length > 0 || topic.place.firstChild) topic.place.replaceChildren(...shown)
}
