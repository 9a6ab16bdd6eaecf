/** The list of all games in `docs/games/`, out of the tables of their own pages. */
export function indexOf(pages: readonly { name: string; text: string }[]): string {
  const rows = pages.flatMap(({ name, text }) => {
    const title = /^# (.*)$/m.exec(text)?.[1] ?? name;
    const [, , ...lines] = text.split('\n').filter((line) => line.startsWith('| '));
    return lines.map((line) => `| [${title}](${name}) ${line}`);
  });
  const head = pages.flatMap(({ text }) => text.split('\n')).find((line) => line.startsWith('| mode'));
  const columns = (head ?? '| mode |').split('|').length - 2;
  return `# The games of the house, in figures

Made by \`npm run studio:maths\`: every game and mode, worked out where that can be done and played where not.

| game ${head ?? '| mode |'}
|${' --- |'.repeat(columns + 1)}
${rows.join('\n')}
`;
}
