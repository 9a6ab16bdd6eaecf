import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { type ConfigDocumentName, configDocuments } from '../contract/src/index.ts';
import { createDocuments, writeDocument } from '../server/src/config/index.ts';
import { inWords, withDatabase } from './with-database.ts';

/**
 * `npm run config -- show NAME`: a document of the house as it is now.
 * `npm run config -- set NAME FILE`: a new version of it, which counts within a second.
 */
const [command, name, path] = process.argv.slice(2);
if (!isDocument(name) || !(command === 'show' || (command === 'set' && path))) {
  console.error(`Use: npm run config -- show NAME, or: npm run config -- set NAME FILE
Names: ${Object.keys(configDocuments).join(', ')}`);
  process.exitCode = 2;
} else if (command === 'show') {
  await withDatabase(async (database) => {
    console.log(JSON.stringify(await createDocuments({ database }).read(name), null, 2));
  });
} else {
  const content: unknown = JSON.parse(readFileSync(path as string, 'utf8'));
  const { error } = configDocuments[name].safeParse(content);
  if (error) {
    console.error(`The file does not fit ${name}.\n${inWords(error)}`);
    process.exitCode = 1;
  } else {
    await withDatabase(async (database) => {
      const document = { name, content, by: userInfo().username, at: new Date() };
      console.log(`Version ${await database.tx((tx) => writeDocument(tx, document))} of ${name} is written.`);
    });
  }
}

function isDocument(candidate: string | undefined): candidate is ConfigDocumentName {
  return candidate !== undefined && Object.hasOwn(configDocuments, candidate);
}
