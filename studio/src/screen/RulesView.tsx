import type { ReactNode } from 'react';
import type { RulesSection } from '../kit/index.ts';
import { useWords } from './words.tsx';

export function RulesView({ sections }: { sections: RulesSection[] }): ReactNode {
  const { text } = useWords();
  return sections.map((section) => (
    <section key={section.title} className="grid gap-2">
      <h3 className="title-card">{text(section.title)}</h3>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph.key} className="text-text-soft">
          {text(paragraph.key, paragraph.values)}
        </p>
      ))}
      {section.table && (
        <table className="w-full text-13">
          <thead>
            <tr>
              {section.table.head.map((key) => (
                <th key={key} scope="col" className="py-2 text-right text-2xs font-semibold text-text-faint">
                  {text(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {section.table.rows.map((row) => (
              <tr key={row[0]} className="border-t border-line">
                {row.map((cell, column) => (
                  <td key={section.table?.head[column]} className="py-2 text-right">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  ));
}
