// Filter by verdict and interface, search by text. What is searched is the line, the source and the reason.
{
  const controls = document.querySelector('.controls')
  const search = controls.querySelector('#search')
  const which = controls.querySelector('#interface')
  const chips = [...controls.querySelectorAll('.chip')]
  const output = controls.querySelector('output')
  const rows = [...document.querySelectorAll('.requirement')]
  const groups = [...document.querySelectorAll('.topic, .interface')]
  const texts = new Map()

  const textOf = (row) => {
    let text = texts.get(row)
    if (text === undefined) {
      const parts = [row.querySelector('summary'), row.querySelector('.reason'), row.querySelector('.facts')]
      text = `${row.id} ${parts.map((part) => part?.textContent ?? '').join(' ')}`.toLowerCase()
      texts.set(row, text)
    }
    return text
  }

  const show = () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean)
    const verdicts = chips.filter((chip) => chip.ariaPressed === 'true').map((chip) => chip.dataset.verdict)
    const name = which?.value ?? ''
    let shown = 0
    for (const row of rows) {
      const fits =
        (verdicts.length === 0 || verdicts.includes(row.dataset.verdict)) &&
        (name === '' || row.dataset.interface === name) &&
        words.every((word) => textOf(row).includes(word))
      row.hidden = !fits
      if (fits) shown += 1
    }
    for (const group of groups) group.hidden = !group.querySelector('.requirement:not([hidden])')
    const all = shown === rows.length
    const noun = rows.length === 1 ? 'requirement' : 'requirements'
    output.textContent = all ? `All ${rows.length} ${noun} shown` : `${shown} of ${rows.length} ${noun} shown`
    controls.querySelector('[data-reset]').hidden = verdicts.length === 0 && name === '' && words.length === 0
    document.querySelector('.nothing').hidden = shown > 0
  }

  const reset = () => {
    search.value = ''
    if (which) which.value = ''
    for (const chip of chips) chip.ariaPressed = 'false'
    show()
  }

  for (const chip of chips) {
    chip.addEventListener('click', () => {
      chip.ariaPressed = chip.ariaPressed === 'true' ? 'false' : 'true'
      show()
    })
  }
  for (const button of document.querySelectorAll('[data-reset]')) {
    button.addEventListener('click', () => {
      reset()
      search.focus()
    })
  }
  for (const pick of document.querySelectorAll('[data-pick]')) {
    pick.addEventListener('click', () => {
      reset()
      for (const chip of chips) if (chip.dataset.verdict === pick.dataset.pick) chip.ariaPressed = 'true'
      show()
    })
  }
  search.addEventListener('input', show)
  which?.addEventListener('change', show)
  controls.addEventListener('submit', (event) => event.preventDefault())
  document.addEventListener('assay:reset', reset)
  document.body.classList.add('has-controls')
  controls.hidden = false
  show()
}
