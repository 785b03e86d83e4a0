import type { PageText } from '@trinchera/rules/first-texts'
import { useEffect } from 'react'
import { unseenStore, withCount } from '../lib/unseen-moves'
import { siteName } from './site'

function setMeta(attribute: 'name' | 'property', key: string, content: string) {
  let tag = document.head.querySelector(`meta[${attribute}="${key}"]`)
  if (!tag) {
    tag = document.createElement('meta')
    tag.setAttribute(attribute, key)
    document.head.append(tag)
  }
  tag.setAttribute('content', content)
}

let shown = siteName
const showTitle = () => {
  document.title = withCount(shown, unseenStore.getState().count)
}
unseenStore.subscribe(showTitle)

export function setTitle(title?: string, description?: string) {
  shown = title ? `${title} · ${siteName}` : siteName
  showTitle()
  setMeta('property', 'og:title', shown)
  if (description) {
    setMeta('name', 'description', description)
    setMeta('property', 'og:description', description)
  }
}

/** Sets the document's title ("Los Halcones · Trinchera") and description. Does nothing while `title` is undefined, as during loading. */
export function useTitle(title?: string, description?: string) {
  useEffect(() => {
    if (title) setTitle(title, description)
  }, [title, description])
}

/** Sets the document's title and description to the texts that link previews of the page show. */
export const usePageText = (text?: PageText) => useTitle(text?.title, text?.description)
