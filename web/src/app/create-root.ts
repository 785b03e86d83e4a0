/** Re-exported here so that `createRoot` is evaluated with React's chunk and not with the entry (web/public/boot.js). */
export { createRoot } from 'react-dom/client'
