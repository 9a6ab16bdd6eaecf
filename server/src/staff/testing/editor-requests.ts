import { randomBytes } from 'node:crypto';
import { createEditorDesk, createImageDesk, type Editor } from '../../content/index.ts';
import { type Database, silentLog } from '../../kit/index.ts';
import { aForm } from '../../support/testing/test-support.ts';
import { aPicture } from '../../verification/testing/files.ts';
import type { TestStaff } from './test-staff.ts';

const reason = 'a reason for the trail';
const aPage = { categories: ['page'], texts: { en: { title: 'News', content: '<p>News</p>' } } };
const wholeCrop = { left: '0', top: '0', width: '0', height: '0' };

/** Somebody who is no member that any test signs in as. */
const somebody: Editor = {
  id: 0,
  name: 'Somebody',
  permissions: ['content.manage', 'content.approve'],
  isAlone: false,
  author: { actor: { kind: 'system' }, reason },
};

/** For every call on the desk of editors: a request that succeeds if it is let through. */
export function editorRequests(room: Pick<TestStaff, 'clock'>, database: Database) {
  // The room is not open yet.
  const desk = () =>
    createEditorDesk({ clock: room.clock, log: silentLog, localeCodes: ['en'], doubt: () => undefined });
  const aName = () => `page:news-${randomBytes(6).toString('hex')}`;
  const aDraft = async () => {
    const name = aName();
    return database.tx((tx) => desk().save(tx, { name, seen: 0, content: aPage }, somebody));
  };
  const aMoved = async (moves: readonly ('send' | 'approve' | 'publish')[]) => {
    let file = await aDraft();
    const id = file.change?.id as number;
    for (const move of moves) {
      const by = { ...somebody, id: move === 'approve' ? -1 : 0 };
      const wanted = { id, move, version: file.newest };
      file = await database.tx((tx) => (move === 'approve' ? desk().decide : desk().move)(tx, wanted, by));
    }
    return { id, name: file.name, newest: file.newest };
  };
  const aStoredPicture = async () => {
    const upload = { fileName: 'hall.png', content: await aPicture('png') };
    const crop = { left: 0, top: 0, width: 0, height: 0 };
    return (await createImageDesk({ database, clock: room.clock }).add(upload, { ...crop, alt: 'A hall' }, somebody))
      .id;
  };
  return {
    listContentItems: async () => ({ query: '?kind=page' }),
    readContentItem: async () => ({ query: `?name=${(await aDraft()).name}` }),
    readContentItemVersion: async () => ({ query: `?name=${(await aDraft()).name}&version=1` }),
    checkContentItem: async () => ({ payload: { name: aName(), content: aPage } }),
    saveContentItem: async () => ({ payload: { name: aName(), seen: 0, content: aPage } }),
    restoreContentItem: async () => {
      const { name, newest } = await aMoved(['send', 'approve', 'publish']);
      return { payload: { name, seen: newest, version: 1 } };
    },
    withdrawContentItem: async () => {
      const { name, newest } = await aMoved(['send', 'approve', 'publish']);
      return { payload: { name, seen: newest, reason } };
    },
    listContentChanges: async () => ({ query: '?state=draft' }),
    moveContentChange: async () => ({
      params: { id: (await aMoved([])).id },
      payload: { move: 'send', version: 1, reason },
    }),
    decideContentChange: async () => ({
      params: { id: (await aMoved(['send'])).id },
      payload: { decision: 'approve', version: 1, reason },
    }),
    listContentWords: async () => ({ query: '?search=welcome' }),
    listBrokenLinks: async () => ({}),
    listContentPictures: async () => ({}),
    uploadContentPicture: async () => aForm(await aPicture('png'), { alt: 'A hall', ...wholeCrop }),
    describeContentPicture: async () => ({
      params: { id: await aStoredPicture() },
      payload: { en: 'A hall at night' },
    }),
  };
}
