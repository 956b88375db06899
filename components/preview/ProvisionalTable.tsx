import type { ReportWords } from '@/content/preview';

const longest = 140;

function shorten(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest).trimEnd()}…`;
}

/** A stand-in of the launch check. */
export type ProvisionalText = { file: string; line: number; text: string; ask: string };

type ProvisionalTableProps = { words: ReportWords; provisional: readonly ProvisionalText[] };

/** The launch check as a table, a group of rows for each file. */
export function ProvisionalTable({ words, provisional }: ProvisionalTableProps) {
  if (provisional.length === 0) return <p className="text-lead text-ink-700">{words.launchDone}</p>;
  const files = [...new Set(provisional.map(({ file }) => file))];
  const { line, text, ask } = words.columns;
  return (
    <>
      <p className="mb-8 max-w-[40em] text-ink-700">{words.launchLead}</p>
      <table className="preview-table">
        <thead>
          <tr>
            <th scope="col">{line}</th>
            <th scope="col">{text}</th>
            <th scope="col">{ask}</th>
          </tr>
        </thead>
        {files.map((file) => (
          <tbody key={file}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {file}
              </th>
            </tr>
            {provisional
              .filter((row) => row.file === file)
              .map((row) => (
                <tr key={`${row.line} ${row.text}`}>
                  <td>{row.line}</td>
                  <td>{shorten(row.text)}</td>
                  <td>{row.ask}</td>
                </tr>
              ))}
          </tbody>
        ))}
      </table>
    </>
  );
}
