import { fold } from '@trinchera/rules/folding'
import { callsIn, nameBeingTyped } from '@trinchera/rules/mentions'
import { matchesSearch } from '@trinchera/rules/search'
import { useQuery } from '@tanstack/react-query'
import Quill from 'quill/core.js'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { api } from '../../lib/api'
import { announce } from '../state/announce'
import type { Editor } from './create-editor'

/** Players are searched this many ms after the last typed character. */
const debounceMs = 150
/** `looked`: number of players that a search fetches. `offered`: number of players that the list shows. */
const looked = 20
const offered = 5

export interface NameOption {
  id: number
  username: string
  imagen: string | null
}

interface Typed {
  /** Text of the line before the `@`, which tells this mention from others of the same name. */
  before: string
  name: string
  /** The text cursor's rectangle in the window. */
  caret: DOMRect
}

/** The name being typed after an `@`, null if none. Read from the DOM, as Quill does not know words that an input method still composes. */
function typedAt(root: HTMLElement): Typed | null {
  const selection = getSelection()
  const node = selection?.anchorNode
  if (!selection?.isCollapsed || !node || node === root || !root.contains(node) || document.activeElement !== root)
    return null
  const line = [...root.querySelectorAll('p, li, blockquote, h1, h2, h3, h4, h5, h6')].find((one) => one.contains(node))
  if (!line) return null
  const range = document.createRange()
  range.setStart(line, 0)
  range.setEnd(node, selection.anchorOffset)
  const text = range.toString()
  const name = nameBeingTyped(text)
  const caret = [...range.getClientRects()].at(-1)
  return name === null || !caret ? null : { before: text.slice(0, text.length - name.length), name, caret }
}

/** True if this player may be meant by `typed`. After a space, the mention may have ended, so the name must begin with `typed`. */
const mayBe = (username: string, typed: string) =>
  typed.includes(' ')
    ? username.toLocaleLowerCase('es').startsWith(typed.toLocaleLowerCase('es'))
    : matchesSearch(username, typed)

function useFoundPlayers(name: string | null): NameOption[] {
  const [asked, setAsked] = useState('')
  const wanted = name?.trim() ?? ''
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), debounceMs)
    return () => clearTimeout(timer)
  }, [wanted])
  const { data = [] } = useQuery({
    queryKey: ['jugadores', 'nombrar', asked],
    queryFn: async ({ signal }) =>
      (await api.listPlayers({ query: { busqueda: asked, pagina: 1, por_pagina: looked }, signal })).data,
    enabled: asked !== '' && wanted !== '',
    staleTime: 60_000,
    placeholderData: (before) => before,
  })
  return data
}

/**
 * Completes player names while they are typed after an `@`. `calls`: number of players that the text mentions. `options`: players to choose
 * from. `active`: index of the option that Enter chooses.
 */
export function useNameCompletion(editor: Editor | undefined, enabled: boolean) {
  const [typed, setTyped] = useState<Typed | null>(null)
  /** The mention (text before its name) whose list was closed by the writer. */
  const [dismissed, setDismissed] = useState<string>()
  const [chosen, setChosen] = useState({ name: '', index: 0 })
  const [calls, setCalls] = useState(0)
  const known = useRef(new Set<string>())

  const found = useFoundPlayers(typed?.name ?? null)
  useEffect(() => {
    for (const { username } of found) known.current.add(fold(username))
  }, [found])

  useEffect(() => {
    if (!editor || !enabled) return undefined
    const { quill } = editor
    const { root } = quill
    const read = () => {
      const now = typedAt(root)
      setTyped(now)
      if (!now) setDismissed(undefined)
    }
    const count = () => setCalls(callsIn(quill.getText(), known.current))
    count()
    quill.on(Quill.events.TEXT_CHANGE, count)
    root.addEventListener('input', read)
    root.addEventListener('blur', read)
    document.addEventListener('selectionchange', read)
    return () => {
      quill.off(Quill.events.TEXT_CHANGE, count)
      root.removeEventListener('input', read)
      root.removeEventListener('blur', read)
      document.removeEventListener('selectionchange', read)
    }
  }, [editor, enabled])

  const open = typed !== null && typed.before !== dismissed
  const begins = ({ username }: NameOption) => Number(fold(username).startsWith(fold(typed?.name ?? '')))
  const options = open
    ? found
        .filter(({ username }) => mayBe(username, typed.name))
        .sort((a, b) => begins(b) - begins(a))
        .slice(0, offered)
    : []
  const active = chosen.name === typed?.name ? Math.min(chosen.index, options.length - 1) : 0
  const told =
    options.length === 0
      ? ''
      : `${options.length === 1 ? 'Hay 1 jugador' : `Hay ${options.length} jugadores`}. Flechas para elegir, Enter para nombrar.`
  useEffect(() => {
    if (told) announce(told)
  }, [told])

  function choose(option: NameOption) {
    if (!editor || !typed) return
    const { quill } = editor
    // Makes Quill accept a word that an input method is still composing.
    quill.scroll.batchEnd()
    quill.focus()
    const index = quill.getSelection(true).index - typed.name.length
    quill.deleteText(index, typed.name.length, 'user')
    const space = quill.getText(index, 1) === ' ' ? '' : ' '
    quill.insertText(index, option.username + space, 'user')
    quill.setSelection(index + option.username.length + 1, 0, 'user')
    setDismissed(typed.before)
  }

  /** Handles arrow keys, Enter and Escape for the open list before the editor gets them. */
  function onKeyDownCapture(event: KeyboardEvent) {
    const option = options[active]
    if (!typed || !option || event.altKey || event.ctrlKey || event.metaKey) return
    const move = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (move !== 0) setChosen({ name: typed.name, index: (active + move + options.length) % options.length })
    else if (event.key === 'Enter' && !event.shiftKey) choose(option)
    else if (event.key === 'Escape') setDismissed(typed.before)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return { options, active, caret: typed?.caret, calls, choose, onKeyDownCapture }
}
