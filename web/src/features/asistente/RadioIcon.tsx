/** The assistant's picture: a field radio with a face. */
export const RadioIcon = ({ size = 34 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <path fill="currentColor" d="M9 2h2v6h15v22H6V8h3Zm0 9v5h14v-5Zm2 8v2h10v-2Zm0 4v2h10v-2Z" />
    <path fill="currentColor" d="M12 12.5h2v2h-2ZM18 12.5h2v2h-2Z" />
  </svg>
)
