import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App, loadScreen } from './app/App'
import { storeFirstReplies } from './app/first-replies'
import { queryClient } from './app/providers'
import './styles/index.css'

const root = document.getElementById('app')
if (root) {
  storeFirstReplies(queryClient, document)
  // The page shows its own first HTML (server/src/preview/first-html.ts) until the whole screen replaces it.
  await loadScreen(location.pathname)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
