/** Re-exported here so that it is evaluated with React's chunk, separately from the entry (web/public/boot.js). */
export { createRoot } from 'react-dom/client'
