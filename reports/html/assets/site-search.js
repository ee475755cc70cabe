// Searches the catalogue. Its rows are in a template, so that the page is painted before they are read.
{
  const controls = document.querySelector('.controls')
  const search = controls.querySelector('#search')
  const which = controls.querySelector('#interface')
  const output = controls.querySelector('output')
  const found = document.querySelector('#found')
  const interfaces = document.querySelector('#interfaces')
  const most = 60
  let rows

  const read = () =>
    [...document.querySelector('#rows').content.children].map((row) => ({
      row,
      names: [...row.querySelectorAll('[data-interface]')].map((one) => one.dataset.interface),
      addresses: [...row.querySelectorAll('a')].map((link) => link.textContent),
      text: `${row.textContent} ${row.dataset.more}`.toLowerCase(),
    }))

  // Addresses that contain every word come first: a user who types a part of one looks for it.
  const matches = (words, name) => {
    const fitting = rows.filter(
      ({ names, text }) => (name === '' || names.includes(name)) && words.every((word) => text.includes(word)),
    )
    const isNamed = ({ addresses }) => addresses.some((address) => words.every((word) => address.includes(word)))
    return [...fitting.filter(isNamed), ...fitting.filter((row) => !isNamed(row))]
  }

  const shownOf = ({ row }, name) => {
    const copy = row.cloneNode(true)
    for (const one of copy.querySelectorAll('[data-interface]'))
      one.hidden = name !== '' && one.dataset.interface !== name
    return copy
  }

  const show = () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean)
    const name = which.value
    const asks = words.length > 0 || name !== ''
    interfaces.hidden = asks
    found.hidden = !asks
    history.replaceState(null, '', asks ? `#q=${encodeURIComponent(search.value)}&in=${encodeURIComponent(name)}` : '#')
    if (!asks) {
      found.replaceChildren()
      output.textContent = ''
      return
    }
    rows ??= read()
    const fitting = matches(words, name)
    found.replaceChildren(...fitting.slice(0, most).map((one) => shownOf(one, name)))
    const noun = fitting.length === 1 ? 'requirement' : 'requirements'
    const first = fitting.length > most ? `, the first ${most} are shown` : ''
    output.textContent = fitting.length === 0 ? 'No requirement matches' : `${fitting.length} ${noun}${first}`
  }

  const links = () => [...found.querySelectorAll('.addresses li:not([hidden]) a')]

  const move = (by) => {
    const all = links()
    const at = all.indexOf(document.activeElement) + by
    if (at < 0) search.focus()
    else all[at]?.focus()
  }

  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isSearch = event.target === search
    const isTyping = event.target instanceof Element && event.target.matches('input, select')
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === '/' && !isTyping) {
      event.preventDefault()
      search.focus()
      search.select()
    } else if (event.key === 'Escape' && isSearch) {
      search.value = ''
      show()
    } else if (by && (isSearch || event.target.closest?.('#found'))) {
      event.preventDefault()
      move(isSearch && by > 0 ? 1 : by)
    } else if (event.key === 'Enter' && isSearch) {
      event.preventDefault()
      links()[0]?.click()
    }
  })

  search.addEventListener('input', show)
  which.addEventListener('change', show)
  controls.addEventListener('submit', (event) => event.preventDefault())
  controls.hidden = false
  const asked = new URLSearchParams(location.hash.slice(1))
  if (asked.has('q')) {
    search.value = asked.get('q')
    which.value = asked.get('in') ?? ''
    show()
  }
}
