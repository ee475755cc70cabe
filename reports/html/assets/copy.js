// A button that copies each command; without clipboard access, it selects the command.
function offerCopies(within) {
  for (const command of within.querySelectorAll('.command')) {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'copy'
    button.textContent = 'Copy'
    button.setAttribute('aria-label', 'Copy the command')
    const row = document.createElement('div')
    row.className = 'copyable'
    command.replaceWith(row)
    row.append(command, button)
    const show = (word) => {
      button.textContent = word
      setTimeout(() => (button.textContent = 'Copy'), 2000)
    }
    const select = () => {
      getSelection().selectAllChildren(command)
      show('Selected')
    }
    button.addEventListener('click', () => {
      if (!navigator.clipboard) select()
      else navigator.clipboard.writeText(command.textContent).then(() => show('Copied'), select)
    })
  }
}

offerCopies(document)
