import { userInfo } from 'node:os';
import { type ConfigDocumentName, configDocuments, writtenDocuments } from '../contract/src/index.ts';
import { writeSignificant } from '../server/src/audit/index.ts';
import { createDocuments, writeDocument } from '../server/src/config/index.ts';
import { systemClock } from '../server/src/kit/index.ts';
import { operator, readFileAs, runCommand } from './command.ts';
import { withDatabase } from './with-database.ts';

const usage = `npm run config -- list              the documents of the house
npm run config -- show NAME         one of them as it is now, as JSON
npm run config -- set NAME FILE     a new version of it, which counts within a second; earlier ones are kept

Names: ${Object.keys(configDocuments).join(', ')}
Add --reason "…" to a change: it stays in the audit trail. What a document says: docs/operations.md.
With DATABASE_URL on that database; else on the embedded one under DATA_DIR, running or not.`;

await runCommand({
  usage,
  async run([command, name, path, ...more], { reason }) {
    if (command === 'list' && name === undefined) {
      for (const document of Object.keys(configDocuments)) console.log(document);
    } else if (command === 'show' && isDocument(name) && path === undefined) {
      await withDatabase(async (database) => {
        console.log(JSON.stringify(await createDocuments({ database }).read(name), null, 2));
      });
    } else if (command === 'set' && isDocument(name) && path && more.length === 0) {
      const content = readFileAs<unknown>(path, writtenDocuments[name], `a ${name}`);
      await withDatabase(async (database) => {
        const document = { name, content, by: userInfo().username, at: systemClock.now() };
        const version = await database.tx(async (tx) => {
          const number = await writeDocument(tx, document);
          const target = { kind: 'document', id: name };
          await writeSignificant(tx, {
            ...operator(reason),
            kind: 'config.document_written',
            target,
            detail: { version: number },
          });
          return number;
        });
        console.log(`Version ${version} of ${name} is written.`);
      });
    } else return false;
    return true;
  },
});

function isDocument(candidate: string | undefined): candidate is ConfigDocumentName {
  return candidate !== undefined && Object.hasOwn(configDocuments, candidate);
}
