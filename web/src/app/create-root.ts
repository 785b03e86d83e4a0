/** From a module of its own, in the chunk of React: evaluated with it, apart from the entry (web/public/boot.js). */
export { createRoot } from 'react-dom/client'
