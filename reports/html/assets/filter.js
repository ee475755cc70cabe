// Filters by verdict and interface, and searches line, source and reason.

/** The list of the page with its shown lines; undefined until it is unpacked. */
let list

/** Connects the filter controls of the page to its list. */
function offerList(data) {
  const fewLines = 60
  const mostOpened = 50
  const controls = document.querySelector('.controls')
  const search = controls.querySelector('#search')
  const which = controls.querySelector('#interface')
  const chips = [...controls.querySelectorAll('.chip')]
  const output = controls.querySelector('output')
  const groups = [...controls.querySelectorAll('fieldset')]
  /** The values that the pressed chips of each kind leave, by the field of a cell. */
  const pressed = () =>
    groups
      .map((group) => [group.dataset.of, chips.filter((chip) => group.contains(chip) && chip.ariaPressed === 'true')])
      .map(([of, own]) => [of, own.flatMap((chip) => chip.dataset.leaves.split(' '))])
      .filter(([, leaves]) => leaves.length > 0)

  const fitting = () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean)
    const wanted = pressed()
    const name = which?.value ?? ''
    const isAll = words.length === 0 && wanted.length === 0 && name === ''
    const cellFits = (cell) =>
      wanted.every(([of, leaves]) => leaves.includes(cell[of])) && (name === '' || cell.interface === name)
    const cellsOf = (line) => (words.every((word) => line.words.includes(word)) ? line.cells.filter(cellFits) : [])
    return { isAll, cellsOf: isAll ? (line) => line.cells : cellsOf }
  }

  const update = () => {
    const { isAll, cellsOf } = fitting()
    const all = data.topics.reduce((sum, { lines }) => sum + lines.length, 0)
    let [opened, shown, total] = [0, 0, 0]
    for (const topic of data.topics) {
      topic.shown = []
      for (const line of topic.lines) {
        const cells = cellsOf(line)
        total += line.cells.length
        shown += cells.length
        if (cells.length > 0) topic.shown.push(line)
      }
      const { element } = topic
      element.hidden = topic.shown.length === 0
      const opens = isAll ? all <= fewLines : !element.hidden && opened + topic.shown.length <= mostOpened
      if (opens) opened += topic.shown.length
      if (opens !== element.open && (opens || topic.openedByFilter)) {
        element.open = opens
        topic.openedByFilter = opens
      }
      showLines(data, topic)
    }
    for (const family of data.families) {
      const section = document.getElementById(family.name)
      section.hidden = !section.querySelector('.topic:not([hidden])')
    }
    const noun = total === 1 ? 'requirement' : 'requirements'
    output.textContent = shown === total ? `All ${total} ${noun} shown` : `${shown} of ${total} ${noun} shown`
    controls.querySelector('[data-reset]').hidden = isAll
    document.querySelector('.nothing').hidden = shown > 0
  }

  /** Shows the lines that these words and this verdict leave. */
  const choose = ({ words = '', verdict } = {}) => {
    search.value = words
    if (which) which.value = ''
    for (const chip of chips) chip.ariaPressed = String(chip.dataset.leaves === verdict)
    update()
  }

  for (const chip of chips) {
    chip.addEventListener('click', () => {
      chip.ariaPressed = chip.ariaPressed === 'true' ? 'false' : 'true'
      update()
    })
  }
  search.addEventListener('input', update)
  which?.addEventListener('change', update)
  controls.addEventListener('submit', (event) => event.preventDefault())
  list = { data, search, choose }
  document.body.classList.add('has-controls')
  document.querySelector('.families').hidden = false
  controls.hidden = false
  update()
}

document.addEventListener('assay:reset', () => list?.choose())
document.addEventListener('click', ({ target }) => {
  const { pick, find, reset } = target.closest('[data-pick], [data-find], [data-reset]')?.dataset ?? {}
  if (pick !== undefined) list?.choose({ verdict: pick })
  else if (find !== undefined) list?.choose({ words: find })
  else if (reset !== undefined) {
    list?.choose()
    list?.search.focus()
  }
})
void index.then((data) => {
  offerList(data)
  document.dispatchEvent(new CustomEvent('assay:listed'))
})
