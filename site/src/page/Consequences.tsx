/** What a click will do, one thing a line. */
export function Consequences({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-2 pl-5 text-text-soft" suppressHydrationWarning>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
