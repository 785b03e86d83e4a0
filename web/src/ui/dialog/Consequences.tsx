/** The right half of a dialog: what the action will cause, one sentence each. */
export const Consequences = ({ then }: { then: readonly string[] }) => (
  <>
    <div className="line head">
      <h2>Qué va a pasar</h2>
    </div>
    <ul className="then">
      {then.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </>
)
